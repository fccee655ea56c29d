/** A type that browsers neither fetch nor run; src/shell/before-hydration-script.ts does after the first paint. */
export const deferredScriptType = "late";
