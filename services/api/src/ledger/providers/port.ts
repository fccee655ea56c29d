import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentStanding, StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";

export type ProviderPayment = {
  id: string;
  kind: StoredKind;
  amountOre: number;
  providerReference: string;
  providerId: string | null;
  settlementReference: string | null;
  callbackSecret: string | null;
  payerMobile: string | null;
  shortReference: string;
};

export type ReportedStanding = Exclude<PaymentStanding, { state: "created" }>;

export type ProviderStatus = ReportedStanding & {
  code: string;
  amountOre?: number | undefined;
  currency?: string | undefined;
  providerId?: string | undefined;
  settlementReference?: string | undefined;
  /** The bank's day, where it is another than the one on which we hear of it: of it are the receipt and its tax. */
  paidOn?: string | undefined;
  /** Of what is paid, by a provider that would say so if any of it had gone back. */
  isStillHere?: true | undefined;
  /** When the payer paid, where the provider says so: we may hear of it the year after. */
  paidAt?: Date | undefined;
  cardPage?: string | undefined;
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
export type ListedPayment = { providerReference: string; status: ProviderStatus };
type ListResult = { kind: "listed"; paid: ListedPayment[] } | NoAnswer;
type RefundResult = { kind: "done" } | { kind: "underWay" } | { kind: "refused"; code: string } | NoAnswer;

/** Each call ends within the time-out of the environment and never throws. */
export type Provider = {
  /** `again`: an earlier start of the same payment may have reached the provider. */
  start: (payment: ProviderPayment, again: boolean) => Promise<StartResult>;
  ask: (payment: ProviderPayment) => Promise<StatusResult>;
  cancel: (payment: ProviderPayment) => Promise<StatusResult>;
  /** All of it, once, however often it is called; anew after the provider has ended so many tries with an error. */
  refund: (payment: ProviderPayment, failedTries: number) => Promise<RefundResult>;
};

export type Method = Provider & {
  windowMs: number;
  /** So long it may be paid there all the same, as far as we know: it is asked about until then. */
  payableMs: number;
  newReference: (paymentId: string) => string;
  callbackPath: string;
  /** Nobody having paid when the window is over is no end: staff end it. */
  standsAfterWindow?: true;
  /** So long between our own questions, where asking sooner would tell nothing. */
  everyMs?: number;
  /** Whether it can be taken back at the provider. What cannot is given up here alone, and still watched. */
  canCancel: boolean;
  /** Nobody can pay without what the start's answer brings: once that is lost, the payment is of no use. */
  needsToken: boolean;
  /** The provider itself goes to the payer, so that a start without an answer may have reached them. */
  reachesPayer: boolean;
  listPaid?: (since: Date) => Promise<ListResult>;
  refundIdOf?: (payment: ProviderPayment, failedTries: number) => string;
  askRefund?: (refundId: string) => Promise<RefundResult | { kind: "notFound" }>;
  asks: { firstAfterMs: number; betweenMs: number };
  drawCode?: (token: string) => Promise<string | null>;
};

export type Providers = {
  methods: Readonly<Record<StoredMethod, Method>>;
  close: () => Promise<void>;
};
