import { storageKeys } from "@hjarta-lunga/contract/local-storage.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { unhydratedMark, pressedMark } from "#src/lib/submit-before-hydration.ts";
import {
  errorsBeforeHydration,
  ledBackHash,
  pressBeforeHydration,
  resumedEntry,
  resumedMark,
} from "#src/lib/before-hydration.ts";
import { deferredScriptType } from "#src/lib/deferred-scripts.ts";

/** A page that is painted never waits longer than this for its script; a page that nobody looks at does not wait. */
const longestWaitMs = 2000;
const againAfterMs = 2000;
/** A form that no script has answered by then is sent by the browser itself. Slow lines need less. */
const longestUnhydratedMs = 15_000;

/**
 * Runs before the first paint, so that nothing moves: says that script is on, which notice this device has hidden, and
 * whether something begun is taken up again. Keeps what goes wrong until somebody can be told, and which button was
 * pressed until one can answer. A form that is sent meanwhile waits too, and its button shows that it was heard; where
 * script stays away, the browser sends it. Once there is something to see, lets the site's own script come, and asks
 * again for what is lost on the way. The web server's script policy knows it by its first words and lets exactly this text
 * through.
 */
export const beforeHydrationScript =
  `/*early*/(function(d){var e=[],k=function(f){e.push(f)},s=history.state;d.setAttribute("data-script","");` +
  `window.${errorsBeforeHydration}=e;addEventListener("error",k);addEventListener("unhandledrejection",k);` +
  `addEventListener("click",function(f){var a="${unhydratedMark}",b=f.target.closest("[type=button],["+a+"] [type=submit]");` +
  `if(b){window.${pressBeforeHydration}=b;if(b.type=="submit"){f.preventDefault();d.setAttribute("${pressedMark}","");` +
  `setTimeout(function(){var t=b.form;if(t.hasAttribute(a)&&navigator.onLine){t.removeAttribute(a);b.click()}},` +
  `${longestUnhydratedMs})}}},!0);` +
  `if(s&&s.${resumedEntry}||/[?&](${queryKeys.order}|${queryKeys.card})=|${ledBackHash}/.test(location.search+location.hash))` +
  `d.setAttribute("${resumedMark}","");` +
  `try{var h=localStorage.getItem(${JSON.stringify(storageKeys.hiddenNotification)});` +
  `if(h)d.setAttribute("data-hidden-notice",h)}catch(x){}` +
  `function l(o){var n=document.createElement("script");n.src=o.src;` +
  `n.onerror=setTimeout.bind(null,l,${againAfterMs},n);o.replaceWith(n)}` +
  `function g(){document.querySelectorAll("[type=${deferredScriptType}]").forEach(l)}` +
  `addEventListener("DOMContentLoaded",function(){var p=window.PerformanceObserver;` +
  `if(!p||document.hidden)return g();` +
  `new p(g).observe({type:"paint",buffered:true});setTimeout(g,${longestWaitMs})})` +
  `})(document.documentElement)`;
