/** Shares an address: with the share dialog of a phone, or by the clipboard. */

export type ShareResult = "shared" | "copied" | "failed";

export async function share(title: string, url: string): Promise<ShareResult> {
  const onPhone = matchMedia("(pointer: coarse)").matches;
  if (onPhone && typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch {
      return "failed";
    }
  }
  return (await copy(url)) ? "copied" : "failed";
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
