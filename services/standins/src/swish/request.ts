import { z } from "zod";
import { isCreateCode, isRefundCode } from "./codes.ts";
import type { SwishCode } from "./codes.ts";

const instructionUuid = /^[0-9A-F]{32}$/;
export const isInstructionUuid = (text: string): boolean => instructionUuid.test(text);

const leastOre = 100;
const mostOre = 99_999_999_999_999;
const amountForm = /^\d{1,15}(\.\d{1,2})?$/;
const messageForm = /^[a-zåäöA-ZÅÄÖ0-9 :;.,?!()"]{0,50}$/;

/** Anything may come: what is wrong with a field is reported by code, not by refusing the whole. */
const body = z.record(z.string(), z.unknown());

const text = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === "") return undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : "\u0000";
};

const amountProblem = (written: string | undefined): SwishCode | undefined => {
  if (written === undefined || !amountForm.test(written)) return "PA02";
  const ore = Math.round(Number(written) * 100);
  if (ore > mostOre) return "AM02";
  return ore < leastOre ? "AM06" : undefined;
};

const isHttps = (written: string | undefined): boolean => URL.canParse(written ?? "") && /^https:/i.test(written ?? "");

const identifierForm = /^[0-9a-zA-Z-]{32,36}$/;

type Problems = { problems: SwishCode[] };
export type PaymentRequest = {
  payeeAlias: string;
  payerAlias: string | null;
  payeePaymentReference: string | null;
  callbackUrl: string;
  callbackIdentifier: string | null;
  amountOre: number;
  message: string | null;
};

/** The common part of payments and refunds. */
const common = (given: Record<string, unknown>) => {
  const amount = text(given.amount);
  const callbackUrl = text(given.callbackUrl);
  const message = text(given.message) ?? "";
  const wrong: (SwishCode | undefined | false)[] = [
    !isHttps(callbackUrl) && "RP03",
    amountProblem(amount),
    given.currency !== "SEK" && "AM03",
    !messageForm.test(message) && "RP02",
  ];
  return { amountOre: Math.round(Number(amount) * 100), callbackUrl: callbackUrl ?? "", message, wrong };
};

const found = (wrong: (SwishCode | undefined | false)[]): SwishCode[] =>
  wrong.filter((code) => code !== undefined && code !== false);

/** Nothing when it is not an object, or a field that must be text is not; that is 400. */
export const readPaymentRequest = (given: unknown): PaymentRequest | Problems | undefined => {
  const { success, data } = body.safeParse(given);
  if (!success) return undefined;
  const callbackIdentifier = text(data.callbackIdentifier);
  if (callbackIdentifier !== undefined && !identifierForm.test(callbackIdentifier)) return undefined;
  if (data.ageLimit !== undefined && !/^[1-9]\d?$/.test(text(data.ageLimit) ?? "")) return undefined;
  if (data.payerSSN !== undefined && !/^\d{12}$/.test(text(data.payerSSN) ?? "")) return undefined;

  const { amountOre, callbackUrl, message, wrong } = common(data);
  const payeeAlias = text(data.payeeAlias);
  const payerAlias = text(data.payerAlias);
  const reference = text(data.payeePaymentReference);
  const problems = found([
    payeeAlias === undefined && "RP01",
    reference !== undefined && !/^[0-9a-zA-Z]{1,36}$/.test(reference) && "FF08",
    payerAlias !== undefined && !/^[1-9]\d{7,14}$/.test(payerAlias) && "BE18",
    ...wrong,
    isCreateCode(message) && message,
  ]);
  if (problems.length > 0 || payeeAlias === undefined) return { problems };
  return {
    payeeAlias,
    payerAlias: payerAlias ?? null,
    payeePaymentReference: reference ?? null,
    callbackUrl,
    callbackIdentifier: callbackIdentifier ?? null,
    amountOre,
    message: message === "" ? null : message,
  };
};

export type RefundRequest = {
  originalPaymentReference: string;
  payerPaymentReference: string | null;
  payerAlias: string;
  callbackUrl: string;
  callbackIdentifier: string | null;
  amountOre: number;
  message: string | null;
};

export const readRefundRequest = (given: unknown): RefundRequest | Problems | undefined => {
  const { success, data } = body.safeParse(given);
  if (!success) return undefined;
  const callbackIdentifier = text(data.callbackIdentifier);
  if (callbackIdentifier !== undefined && !identifierForm.test(callbackIdentifier)) return undefined;

  const { amountOre, callbackUrl, message, wrong } = common(data);
  const reference = text(data.payerPaymentReference);
  const problems = found([
    reference !== undefined && !/^[0-9a-zA-Z]{1,36}$/.test(reference) && "FF08",
    ...wrong,
    isRefundCode(message) && message,
  ]);
  if (problems.length > 0) return { problems };
  return {
    originalPaymentReference: text(data.originalPaymentReference) ?? "",
    payerPaymentReference: reference ?? null,
    payerAlias: text(data.payerAlias) ?? "",
    callbackUrl,
    callbackIdentifier: callbackIdentifier ?? null,
    amountOre,
    message: message === "" ? null : message,
  };
};
