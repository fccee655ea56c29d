import { storageKeys } from "contract/cookies.ts";

/**
 * Runs before the first paint, so that nothing moves: says that script is on, and which notice this device has hidden.
 * The web server's script policy knows it by its first words and lets exactly this text through.
 */
export const earlyScript = `/*early*/(function(d){d.setAttribute("data-script","");try{var h=localStorage.getItem(${JSON.stringify(
  storageKeys.hiddenNotification,
)});if(h)d.setAttribute("data-hidden-notice",h)}catch(e){}})(document.documentElement)`;
