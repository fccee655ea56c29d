import { ownOrderTextsOf } from "./order.ts";

export const candleTexts = [...ownOrderTextsOf("candle")] as const;
