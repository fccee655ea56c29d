/** `agoMs`: how long since the last sign of life there. */
export type TabNews =
  | { type: "who" }
  | { type: "in"; token: string; agoMs: number }
  | { type: "alive"; agoMs: number }
  | { type: "changed" }
  | { type: "out"; why: "idle" | "left" | "refused" };

const channelName = "hlf_my_data";

/** Old browsers have one tab at a time. */
export function openTabs(onNews: (news: TabNews) => void) {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);
  channel?.addEventListener("message", ({ data }: MessageEvent<TabNews>) => onNews(data));
  return {
    tell: (news: TabNews) => channel?.postMessage(news),
    close: () => channel?.close(),
  };
}
