/** Shares an address: with the share dialog of a phone, or by the clipboard. */

export type ShareResult = "shared" | "copied" | "failed";

export async function share(title: string, url: string): Promise<ShareResult> {
  const onPhone = matchMedia("(pointer: coarse)").matches;
  try {
    if (onPhone && typeof navigator.share === "function") {
      await navigator.share({ title, url });
      return "shared";
    }
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
