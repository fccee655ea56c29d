/** The type of scripts that wait for the first paint: no browser fetches or runs it (src/shell/early-script.ts). */
export const lateScriptType = "late";
