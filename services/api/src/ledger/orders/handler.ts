import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../../platform/content/published.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import type { MailTemplate } from "../../platform/database/tables/mail.ts";
import type { orders } from "../../platform/database/tables/orders.ts";
import type { NumberSecrets } from "../donors/personal-number.ts";
import type { MailContent } from "../../platform/mail/outbox.ts";
import type { PaidOrder } from "./paid-order.ts";

/** What the order's row says of an order that has just been paid. */
export type FulfilledOrder = Pick<typeof orders.$inferSelect, "id" | "kind" | "email" | "firstName" | "lastName">;

/** What is said to the payer, where it depends on what was paid for. */
type OrderTexts = {
  receipt: { thanks: TextKey; effect: TextKey; paidFor: TextKey; payer: TextKey; questions: TextKey };
  receiptMail: { subject: TextKey; thanks: TextKey; paid: TextKey; effect: TextKey; reference: TextKey };
  givenBackMail: { twice: TextKey; changed: TextKey };
};

/** In the order's language. */
type Say = (key: TextKey, fillIns?: FillIns) => string;

/** Writes down a mail in the same transaction, about the order unless something else is said. */
export type QueueMail = (mail: MailContent, ownerId?: string) => Promise<void>;

export type EmailChange = { from: string; to: string };

type Quiet = { isQuiet: (order: PaidOrder, published: Published) => boolean; receiptMail: OrderTexts["receiptMail"] };

/** Where the bank draws it, what staff make of news that contradicts our books. */
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

/** All that the API does differently for one kind of order. Its facts for everybody are in contract/orders/kinds.ts. */
export type OrderHandler = {
  texts: OrderTexts;
  /** Where some orders of a bright kind are for people who grieve: which, and the words of their mail. */
  quiet?: Quiet;
  /** The page of what was ordered, to which the mail with the receipt leads. */
  page?: { said: TextKey; path: (orderReference: string) => string };
  /** What was paid for, as label and value on the receipt. */
  itemRow: (order: PaidOrder, say: Say) => [string, string];
  /** What the Tax Agency is told, and why if nothing. */
  taxOf: (order: PaidOrder) => [TextKey, FillIns?];
  /** Due to whoever paid, as soon as the money is booked. */
  mailsWhenPaid: readonly MailTemplate[];
  /** Refuses, where the order cannot be paid as it is any more. In the transaction that begins a payment, its row locked. */
  beforePayment?: (tx: Transaction, orderId: string) => Promise<unknown>;
  /**
   * What the money brings about, in the transaction that books it, once an order. False when nobody is left in the order
   * to do it for: then the money goes back.
   */
  fulfil?: (tx: Transaction, order: FulfilledOrder, queue: QueueMail) => Promise<boolean>;
  drawn?: Drawn;
  /** What else the kind knows the payer by, when staff have been told that the order's address was a wrong one. */
  correctEmail?: (tx: Transaction, orderId: string, change: EmailChange) => Promise<unknown>;
  /** Removes what tells of a person from the kind's own tables, when the orders are forgotten. */
  forget?: (tx: Transaction, orderIds: string[]) => Promise<unknown>;
};

/** Brought by the kinds (modules.ts): nothing else asks which kind an order is. */
export type OrderHandlers = Record<StoredKind, OrderHandler>;
