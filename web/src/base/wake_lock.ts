/** Keeps the screen on, if the browser supports it. The function it returns ends that. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  // Browsers release the lock when the page is hidden, and refuse it when the battery is low.
  const request = async (): Promise<void> => {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (isOver) void lock?.release();
  };
  void request();
  document.addEventListener("visibilitychange", request);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", request);
    void lock?.release();
  };
}
