import type { FailureReason, PaymentMethod, PaymentState } from "@hjarta-lunga/contract/payment-states.ts";

/** What a provider has to know of a payment. */
export type ProviderPayment = {
  id: string;
  method: PaymentMethod;
  amountOre: number;
  providerReference: string;
  providerId: string | null;
  settlementReference: string | null;
  callbackSecret: string | null;
  payerMobile: string | null;
  /** Told to the payer's bank: the short one, which opens nothing. */
  shortReference: string;
};

/** What a provider says of a payment, in our words. */
export type ProviderStatus = {
  state: Exclude<PaymentState, "created">;
  reason: FailureReason | null;
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
};

/** No answer, or one that cannot be read: nothing is known. `why` holds no personal data. */
export type NoAnswer = { kind: "noAnswer"; why: string };

export type StartResult =
  | { kind: "started"; token?: string | undefined; cardPage?: string | undefined; providerId?: string | undefined }
  | { kind: "ended"; status: ProviderStatus }
  | NoAnswer;
export type StatusResult = { kind: "status"; status: ProviderStatus } | { kind: "notFound" } | NoAnswer;
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

export type Providers = {
  swish: Provider;
  card: Provider;
  /** SVG of a direct Swish payment's token, or nothing when the drawer is away. */
  drawSwishCode: (token: string) => Promise<string | null>;
  /** Ends kept connections. */
  close: () => Promise<void>;
};
