/** Hand an address to whoever should have it: the device's own way of sharing, or the clipboard. */

export type Shared = "shared" | "copied" | "failed";

export async function share(title: string, url: string): Promise<Shared> {
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

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
