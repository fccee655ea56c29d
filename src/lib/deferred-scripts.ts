/** The type of scripts that wait for the first paint: no browser fetches or runs it (src/shell/before-hydration-script.ts). */
export const deferredScriptType = "late";
