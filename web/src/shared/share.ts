/** Shares an address: with the share dialog of a phone, or by the clipboard. */

/** What happened; `refused`: the browser does not allow it, and the reader must copy by hand. */
export type ShareResult = "shared" | "copied" | "cancelled" | "refused";

export async function share(title: string, url: string): Promise<ShareResult> {
  const onPhone = matchMedia("(pointer: coarse)").matches;
  if (onPhone && typeof navigator.share === "function") {
    const how = await openShareDialog(title, url);
    if (how !== "refused") return how;
  }
  return copyText(url);
}

async function openShareDialog(title: string, url: string): Promise<ShareResult> {
  try {
    await navigator.share({ title, url });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "refused";
  }
}

/** Pages of plain http have no clipboard. */
export async function copyText(text: string): Promise<ShareResult> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
