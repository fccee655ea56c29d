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

/** Hidden pages do not wait. */
const longestWaitMs = 2000;
const againAfterMs = 2000;
/** Then the browser sends the form itself. */
const longestUnhydratedMs = 15_000;

/** Runs before the first paint. The web server recognises it by its first words, and allows it by its hash. */
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
