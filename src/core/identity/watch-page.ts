import { isLedBack } from "./led-back.ts";

export function watchPage({ onLeave, onLedBack }: { onLeave: () => void; onLedBack: () => void }) {
  const appSwitch = watchAppSwitch();
  let entryState: unknown = history.state;

  const leave = () => {
    if (!appSwitch.isUnderWay()) onLeave();
  };
  /** For the router and the journey that is no other page, and no other step. */
  const lookAtAddress = (event: Event) => {
    if (!isLedBack()) return;
    event.stopImmediatePropagation();
    history.replaceState(entryState, "");
    onLedBack();
  };
  window.addEventListener("pagehide", leave);
  window.addEventListener("popstate", lookAtAddress, true);
  window.addEventListener("hashchange", lookAtAddress);

  return {
    leadsToApp: () => {
      entryState = history.state;
      appSwitch.begin();
    },
    stop: () => {
      appSwitch.stop();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("popstate", lookAtAddress, true);
      window.removeEventListener("hashchange", lookAtAddress);
    },
  };
}

const switchMs = 5_000;

/** The link may hide the page, or take its place where the app is missing: the order is not given up for that. */
function watchAppSwitch() {
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (!document.hidden) isUnderWay = false;
  };
  document.addEventListener("visibilitychange", end);
  window.addEventListener("pageshow", end);
  return {
    begin: () => {
      isUnderWay = true;
      clearTimeout(timer);
      timer = setTimeout(end, switchMs);
    },
    isUnderWay: () => isUnderWay,
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", end);
      window.removeEventListener("pageshow", end);
    },
  };
}

const channelName = "hlf_bankid";

export function otherTabs(onTaken: (order: string) => void) {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(channelName) : null;
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") onTaken(data);
  });
  return { tellTaken: (order: string) => channel?.postMessage(order), stop: () => channel?.close() };
}
