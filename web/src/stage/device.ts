/** What a device may not let us do, and what takes its place. Over plain HTTP browsers withhold the share sheet, the
    clipboard and the wake lock; iPhones never vibrate. */

/** Hand a link on: by the share sheet, else by the clipboard; else it has to be copied by hand from where it stands. */
export async function share(url: string): Promise<"" | "copied" | "by-hand"> {
  if (typeof navigator.share === "function") {
    // Whoever closes the sheet without choosing has changed their mind: nothing is to be said.
    await navigator.share({ url }).catch(() => undefined);
    return "";
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "by-hand";
  }
}

/** Whether the screen can be kept on; where it can't, people are told to lengthen the time until it goes dark. */
export const staysAwake = (): boolean => "wakeLock" in navigator;

/** Keep the screen on until the returned function is called. */
export function stayAwake(): () => void {
  if (!staysAwake()) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = (): void => {
    if (document.visibilityState !== "visible") return;
    navigator.wakeLock.request("screen").then(
      (got) => (over ? void got.release() : (lock = got)),
      () => undefined,
    );
  };
  hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
