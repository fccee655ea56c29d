export const noScriptTexts = ["noScript.gift", "noScript.memorial", "noScript.membership"] as const;
