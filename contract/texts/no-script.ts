export const noScriptTexts = [
  "noScript.gift",
  "noScript.candle",
  "noScript.greeting",
  "noScript.memorial",
  "noScript.giftDocument",
  "noScript.membership",
  "noScript.monthly",
  "noScript.articles",
] as const;
