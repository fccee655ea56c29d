export const noScriptTexts = ["noScript.gift"] as const;
