export const noScriptTexts = [
  "noScript.gift",
  "noScript.candle",
  "noScript.memorial",
  "noScript.membership",
  "noScript.monthly",
] as const;
