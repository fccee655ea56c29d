import { candle } from "@hjarta-lunga/contract/seed/texts/candle.ts";
import { candleCard } from "@hjarta-lunga/contract/seed/texts/candle-card.ts";
import { form } from "@hjarta-lunga/contract/seed/texts/form.ts";
import { memorialCard } from "@hjarta-lunga/contract/seed/texts/memorial-card.ts";
import { memorialCardOrder } from "@hjarta-lunga/contract/seed/texts/memorial-card-order.ts";
import { sharedCard } from "@hjarta-lunga/contract/seed/texts/shared-card.ts";

const all = { ...form, ...candle, ...candleCard, ...memorialCard, ...memorialCardOrder, ...sharedCard };
export const cardTexts = Object.fromEntries(Object.entries(all).map(([key, { sv }]) => [key, sv]));

export const phone = { shown: "08-123 45 67", dialled: "+4681234567" };
export const reference = "7H4KX2MQ9TBVZ3NP5RWD";
export const orderReference = "0123456789ABCDEFGHJK";
const card = { remembered: { name: "Karl-Gustav", bornYear: 1941 }, greeting: "Du fattas oss", from: "Gunilla" };
export const answer = {
  card,
  language: "sv" as const,
  litAt: "2026-11-01T12:00:00.000Z",
  candles: 3,
  names: [{ id: "11111111-1111-4111-8111-111111111111", name: "Per" }],
};
export const orderAnswer = {
  ...answer,
  orderReference,
  state: "lit" as const,
  reference,
  bySender: false,
  mailed: true,
  version: 4,
  keptUntil: "2028-11-01",
  gift: null,
};
