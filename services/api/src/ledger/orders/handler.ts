import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { ExtraDrawReceipt, IncreaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { addedGift, MandateReceipt } from "@hjarta-lunga/contract/schemas/mandates.ts";
import type { RegularGift, RegularGiftReceipt } from "@hjarta-lunga/contract/schemas/gifts.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { FillIns, Published, Say } from "../../platform/content/published.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import type { MailTemplate } from "../../platform/database/tables/mail.ts";
import type { invoices } from "../../platform/database/tables/invoices.ts";
import type { orders } from "../../platform/database/tables/orders.ts";
import type { NumberSecrets } from "../donors/personal-number.ts";
import type { MailContent } from "../../platform/mail/outbox.ts";
import type { PaidOrder } from "./paid-order.ts";

export type FulfilledOrder = Pick<typeof orders.$inferSelect, "id" | "kind" | "email" | "firstName" | "lastName">;

type OrderTexts = {
  receipt: { thanks: TextKey; effect: TextKey; paidFor: TextKey; payer: TextKey; questions: TextKey };
  receiptMail: { subject: TextKey; thanks: TextKey; paid: TextKey; effect: TextKey; reference: TextKey };
  givenBackMail: { twice: TextKey; changed: TextKey };
};

/** Whom an invoice is to, and what for. */
type Billed = Pick<
  typeof invoices.$inferInsert,
  "buyerName" | "organisationNumber" | "street" | "postalCode" | "town" | "reference" | "orderNumber" | "occasion"
>;

export type QueueMail = (mail: MailContent, ownerId?: string) => Promise<void>;

export type EmailChange = { from: string; to: string };

type Quiet = { isQuiet: (order: PaidOrder, published: Published) => boolean; receiptMail: OrderTexts["receiptMail"] };

export type Drawn = {
  /** Money that came once more by the same order, as a gift of its own beside the other. Answers with its payment. */
  addBeside: (
    tx: Transaction,
    secrets: NumberSecrets,
    given: { paymentId: string; amountOre: number; drawnOn: string | null },
  ) => Promise<string>;
  /** Which payment, still a gift of that amount, a claim on a draw takes back: the draw's own or one beside it. */
  claimedGift: (
    tx: Transaction,
    claim: { paymentId: string; amountOre: number; drawnOn: string | null },
  ) => Promise<string | undefined>;
  mailWhenClaimedBack: Pick<MailContent, "template" | "version">;
};

export type OrderHandler = {
  texts: OrderTexts;
  quiet?: Quiet;
  page?: { said: TextKey; words: TextKey; path: (order: Pick<PaidOrder, "reference" | "shortReference">) => string };
  itemRow: (order: PaidOrder, say: Say) => [string, string];
  taxOf: (order: PaidOrder) => [TextKey, FillIns?];
  mailsWhenPaid: readonly MailTemplate[];
  /** What stands on an invoice of the order. Without it the kind takes none. */
  billed?: (tx: Transaction, orderId: string) => Promise<Billed>;
  /** Whether its customer has taken it back: no payment of it begins, and one that waits is cancelled at its provider. */
  isWithdrawn?: (tx: Transaction, orderId: string) => Promise<boolean>;
  /** In the transaction that begins a payment, the order's row locked. */
  beforePayment?: (tx: Transaction, orderId: string) => Promise<unknown>;
  /** In the transaction that books the money, once an order. False when nobody is left to do it for: the money goes back. */
  fulfil?: (tx: Transaction, order: FulfilledOrder, queue: QueueMail) => Promise<boolean>;
  drawn?: Drawn;
  correctEmail?: (tx: Transaction, orderId: string, change: EmailChange) => Promise<unknown>;
  /** Deletes what the kind stores of these orders in tables of its own. */
  forget: (tx: Transaction, orderIds: string[]) => Promise<unknown>;
  /** Of paid orders, which stay in the books with their name: what goes of them when their giver asks. Bound is left. */
  forgetOnRequest: (tx: Transaction, orderIds: string[]) => Promise<unknown>;
};

/** For a kind that has no such table, or whose rows go with the order's. */
export const nothingToForget: OrderHandler["forget"] = () => Promise.resolve();

export type OrderHandlers = Record<StoredKind, OrderHandler>;

type AddedGift = z.output<typeof addedGift>;
type GiftAnswer = {
  status: 200 | 201;
  receipt: RegularGiftReceipt | OrderReceipt | MandateReceipt | IncreaseReceipt | ExtraDrawReceipt;
};
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
