import { watchAppSwitch } from "./app-switch.ts";
import { isLedBack } from "./led-back.ts";

type Watched = { onLeave: () => void; onLedBack: () => void };

export function watchPage({ onLeave, onLedBack }: Watched) {
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
