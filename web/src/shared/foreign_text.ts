/** Text from others, as in src/regicide/foreign_text.py; tests/wire/test_foreign_text.py compares the characters. */

/** Control characters, bidi controls, line separators and lone surrogates. */
// eslint-disable-next-line no-control-regex
const HARMFUL = /[\u0000-\u001f\u007f-\u009f\u061c\u200e-\u200f\u202a-\u202e\u2066-\u2069\u2028-\u2029\ud800-\udfff]/gu;

/** The text on one line, without what would act on a terminal or on the order of other text. */
export const printableLine = (text: string): string => text.replace(HARMFUL, "\ufffd");
