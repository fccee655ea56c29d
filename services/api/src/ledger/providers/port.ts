import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentStanding, StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";

/** What a provider has to know of a payment. */
export type ProviderPayment = {
  id: string;
  /** What is paid for, which the payer's bank is told. */
  kind: StoredKind;
  amountOre: number;
  providerReference: string;
  providerId: string | null;
  settlementReference: string | null;
  callbackSecret: string | null;
  payerMobile: string | null;
  /** Told to the payer's bank: the short one, which opens nothing. */
  shortReference: string;
};

/** How a payment stands, by what a provider or we ourselves say of it. */
export type SaidStanding = Exclude<PaymentStanding, { state: "created" }>;

/** What a provider says of a payment, in our words. */
export type ProviderStatus = SaidStanding & {
  /** The provider's own word for it. */
  code: string;
  /** Of money that moved: compared with ours before it is booked. */
  amountOre?: number | undefined;
  currency?: string | undefined;
  providerId?: string | undefined;
  settlementReference?: string | undefined;
  cardPage?: string | undefined;
  /** Ours to mend: a certificate, a number, a code that nobody knows. */
  needsAttention?: boolean;
  /** Said by us, of what was given up or took too long: no word of the provider's. */
  isOurs?: boolean | undefined;
};

/** No answer, or one that cannot be read: nothing is known. `why` holds no personal data. */
export type NoAnswer = { kind: "noAnswer"; why: string };

export type StartResult =
  | { kind: "started"; token?: string | undefined; cardPage?: string | undefined; providerId?: string | undefined }
  | { kind: "ended"; status: ProviderStatus }
  | NoAnswer;
export type StatusResult = { kind: "status"; status: ProviderStatus } | { kind: "notFound" } | NoAnswer;
/** What a provider says that it was paid, whatever we know of it. */
export type ListedPayment = { providerReference: string; status: ProviderStatus };
type ListResult = { kind: "listed"; paid: ListedPayment[] } | NoAnswer;
type RefundResult = { kind: "done" } | { kind: "underWay" } | { kind: "refused"; code: string } | NoAnswer;

/** A payment provider. Each call ends within the time-out of the environment and never throws. */
export type Provider = {
  /** `again`: an earlier start of the same payment may have reached the provider. */
  start: (payment: ProviderPayment, again: boolean) => Promise<StartResult>;
  ask: (payment: ProviderPayment) => Promise<StatusResult>;
  /** Told with the state after it, which may be that it was paid. */
  cancel: (payment: ProviderPayment) => Promise<StatusResult>;
  /** All of it, once, however often it is called; anew after the provider has ended so many tries with an error. */
  refund: (payment: ProviderPayment, failedTries: number) => Promise<RefundResult>;
};

/** A way to pay: its provider, and all in which it differs from the others. */
export type Method = Provider & {
  /** So long the provider waits for the payer. */
  windowMs: number;
  /** So long after it began it may be paid there all the same, as far as we know: it is asked about until then. */
  payableMs: number;
  /** What the provider knows a payment by, chosen by us before the first call. */
  newReference: (paymentId: string) => string;
  /** Where the provider sends its news. */
  callbackPath: string;
  /** Whether it can be taken back at the provider. What cannot is given up here alone, and still watched. */
  canCancel: boolean;
  /** Nobody can pay without what the start's answer brings: once that is lost, the payment is of no use. */
  needsToken: boolean;
  /** The provider itself goes to the payer, so that a start without an answer may have reached them. */
  reachesPayer: boolean;
  /** All that was begun there since then and is paid, where a provider has such a list: page after page. */
  listPaid?: (since: Date) => Promise<ListResult>;
  /** Where a provider tells of refunds, by an id of ours: which one that is, and how it went. */
  refundIdOf?: (payment: ProviderPayment, failedTries: number) => string;
  askRefund?: (refundId: string) => Promise<RefundResult | { kind: "notFound" }>;
  /** How often a visitor who waits may have the provider asked. */
  asks: { firstAfterMs: number; betweenMs: number };
  /** SVG of the token, for another device's camera, or nothing when the drawer is away. */
  drawCode?: (token: string) => Promise<string | null>;
};

export type Providers = {
  methods: Readonly<Record<StoredMethod, Method>>;
  /** Ends kept connections. */
  close: () => Promise<void>;
};
