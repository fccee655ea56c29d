import { Refusal } from "../http/answers.ts";

const createCodes = {
  FF08: "Payment reference is invalid",
  RP01: "Missing payee alias",
  RP02: "Message is wrongly formatted",
  RP03: "Callback URL is missing or does not use HTTPS",
  RP06: "Another active payment request exists for this payer alias",
  RP09: "The instruction UUID is not available",
  BE18: "Payer alias is invalid",
  PA02: "Amount is missing or not a valid number",
  AM02: "Amount is too large",
  AM03: "Currency is invalid or missing",
  AM06: "Amount is below the minimum",
  ACMT01: "Counterpart is not activated",
  ACMT03: "Payer is not enrolled",
  ACMT07: "Payee is not enrolled",
  VR01: "Payer does not meet the age limit",
  VR02: "Payer alias is not enrolled with the supplied SSN",
} as const;

const refundCodes = {
  AM04: "Insufficient funds",
  RF02: "Original payment was not found or is older than 13 months",
  RF03: "Payer alias differs from the payee of the original payment",
  RF04: "Organisation differs from that of the original payment",
  RF06: "Payer of the original payment no longer holds that number",
  RF08: "Amount exceeds what remains of the original payment",
  RF09: "A refund of the original payment is already in progress",
} as const;

const cancelCodes = { RP04: "No payment request was found", RP07: "The payment request is already final" } as const;

const resultCodes = {
  RF07: "The transaction was declined",
  BANKIDCL: "The payer cancelled the BankID signing",
  BANKIDONGOING: "BankID is already in use",
  BANKIDUNKN: "BankID could not authorise the payment",
  FF10: "The bank system could not process the payment",
  TM01: "The payment timed out before it was started",
  DS24: "No answer from the banks: the outcome is unknown",
} as const;

const codes = { ...createCodes, ...refundCodes, ...cancelCodes, ...resultCodes };
export type SwishCode = keyof typeof codes;
type ResultCode = keyof typeof resultCodes;

export const isCreateCode = (text: string): text is keyof typeof createCodes => Object.hasOwn(createCodes, text);
export const isRefundCode = (text: string): text is keyof typeof refundCodes => Object.hasOwn(refundCodes, text);
export const isResultCode = (text: string): text is ResultCode => Object.hasOwn(resultCodes, text);

export const textOf = (code: ResultCode): string => resultCodes[code];

export const swishRefusal = (status: 404 | 422, ...problems: SwishCode[]) =>
  new Refusal(
    status,
    problems.map((code) => ({ errorCode: code, errorMessage: codes[code], additionalInformation: null })),
  );

export type Ending = "PAID" | "DECLINED" | "CANCELLED" | ResultCode;

export const outcomes = {
  paid: "PAID",
  approve: "PAID",
  declined: "DECLINED",
  decline: "DECLINED",
  "bankid-cancel": "BANKIDCL",
  unknown: "DS24",
  "bank-error": "FF10",
  timeout: "TM01",
} as const satisfies Record<string, Ending>;
export type Outcome = keyof typeof outcomes;

export const isOutcome = (name: string): name is Outcome => Object.hasOwn(outcomes, name);
