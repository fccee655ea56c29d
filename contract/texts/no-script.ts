export const noScriptTexts = ["noScript.gift", "noScript.candle", "noScript.memorial", "noScript.membership"] as const;
