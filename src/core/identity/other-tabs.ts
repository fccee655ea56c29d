const channelName = "hlf_bankid";

export function otherTabs(onTaken: (order: string) => void) {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(channelName) : null;
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") onTaken(data);
  });
  return { tellTaken: (order: string) => channel?.postMessage(order), stop: () => channel?.close() };
}
