import type { ExtraDrawReceipt, IncreaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { addedGift, MandateReceipt } from "@hjarta-lunga/contract/schemas/mandates.ts";
import type { RegularGift } from "@hjarta-lunga/contract/schemas/gifts.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";

type AddedGift = z.output<typeof addedGift>;
type GiftAnswer = { status: 200 | 201; receipt: OrderReceipt | MandateReceipt | IncreaseReceipt | ExtraDrawReceipt };
export type AddGift<Body = AddedGift> = (request: FastifyRequest, body: Body) => Promise<GiftAnswer>;

export type GiftHandlers = {
  [Kind in NonNullable<AddedGift["kind"]>]: AddGift<
    Kind extends "regular_gift" ? RegularGift : Extract<AddedGift, { kind: Kind }>
  >;
};

export const createAddGift =
  (handlers: GiftHandlers): AddGift =>
  (request, gift) =>
    (handlers[gift.kind ?? "regular_gift"] as AddGift)(request, gift);
