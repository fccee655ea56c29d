import { storageKeys } from "contract/cookies.ts";
import { queryKeys } from "contract/query-keys.ts";
import { earlyErrors, resumedEntry, resumedMark } from "#src/lib/early.ts";

/**
 * Runs before the first paint, so that nothing moves: says that script is on, which notice this device has hidden, and
 * whether something begun is taken up again. Keeps what goes wrong until somebody can be told. The web server's script
 * policy knows it by its first words and lets exactly this text through.
 */
export const earlyScript =
  `/*early*/(function(d){var e=[],k=function(f){e.push(f)},s=history.state;d.setAttribute("data-script","");` +
  `window.${earlyErrors}=e;addEventListener("error",k);addEventListener("unhandledrejection",k);` +
  `if(s&&s.${resumedEntry}||/[?&]${queryKeys.order}=/.test(location.search))d.setAttribute("${resumedMark}","");` +
  `try{var h=localStorage.getItem(${JSON.stringify(storageKeys.hiddenNotification)});` +
  `if(h)d.setAttribute("data-hidden-notice",h)}catch(x){}})(document.documentElement)`;
