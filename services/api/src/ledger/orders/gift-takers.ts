import type { ExtraDrawReceipt, IncreaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { addedGift, MandateReceipt } from "@hjarta-lunga/contract/schemas/mandates.ts";
import type { OrderReceipt, RegularGift } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";

type AddedGift = z.output<typeof addedGift>;
type TakenGift = { status: 200 | 201; receipt: OrderReceipt | MandateReceipt | IncreaseReceipt | ExtraDrawReceipt };
export type TakeGift<Body = AddedGift> = (request: FastifyRequest, body: Body) => Promise<TakenGift>;

/** What the one call for gifts does with each kind: brought by the kinds. */
export type GiftTakers = {
  [Kind in NonNullable<AddedGift["kind"]>]: TakeGift<
    Kind extends "regular_gift" ? RegularGift : Extract<AddedGift, { kind: Kind }>
  >;
};

export const createTakeGift =
  (takers: GiftTakers): TakeGift =>
  (request, gift) =>
    (takers[gift.kind ?? "regular_gift"] as TakeGift)(request, gift);
