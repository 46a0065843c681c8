/** Keeps the screen on, where a browser can, until what is returned is called. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let isOver = false;
  // Browsers let go whenever the page is out of sight, and a device low on power says no.
  const look = async (): Promise<void> => {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    held = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (isOver) void held?.release();
  };
  void look();
  document.addEventListener("visibilitychange", look);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", look);
    void held?.release();
  };
}
