export const noScriptTexts = ["noScript.gift", "noScript.membership"] as const;
