import type { Translations } from "./translation.ts";

/** On the card itself and beside it, wherever it is shown. */
export const candleCard = {
  "candleCard.burningFor": {
    sv: "Ett ljus brinner för",
    en: "A candle burns for",
    help: "På minneskortet, ovanför namnet på den som minns.",
  },
  "candleCard.litBy": {
    sv: "Tänt av",
    en: "Lit by",
    help: "På minneskortet, ovanför namnet på den som har tänt ljuset.",
  },
  "candleCard.count": {
    sv: "{count} ljus brinner",
    en: "{count} candles are burning",
    help: "{count} är antalet ljus.",
  },
  "candleCard.countOne": { sv: "Ett ljus brinner", en: "One candle is burning" },
} satisfies Translations;
