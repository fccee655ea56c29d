import { z } from "zod";
import { Refusal } from "../http/answers.ts";
import { isCreateCode, isRefundCode, swishRefusal, type SwishCode } from "./codes.ts";

const instructionUuid = /^[0-9A-F]{32}$/;
export const requireInstructionUuid = (text: string): void => {
  if (!instructionUuid.test(text)) throw new Refusal(400);
};

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
const referenceForm = /^[0-9a-zA-Z]{1,36}$/;

export type PaymentRequest = ReturnType<typeof readPaymentRequest>;
export type RefundRequest = ReturnType<typeof readRefundRequest>;

/** What payments and refunds share. */
const readCommon = (given: unknown) => {
  const { success, data } = body.safeParse(given);
  const callbackIdentifier = text(data?.callbackIdentifier) ?? null;
  if (!success || (callbackIdentifier !== null && !identifierForm.test(callbackIdentifier))) throw new Refusal(400);
  const amount = text(data.amount);
  const callbackUrl = text(data.callbackUrl);
  const message = text(data.message) ?? "";
  const wrong: (SwishCode | undefined | false)[] = [
    !isHttps(callbackUrl) && "RP03",
    amountProblem(amount),
    data.currency !== "SEK" && "AM03",
    !messageForm.test(message) && "RP02",
  ];
  const amountOre = Math.round(Number(amount) * 100);
  const common = { amountOre, callbackUrl: callbackUrl ?? "", callbackIdentifier, message: message || null };
  return { data, common, message, wrong };
};

const refuseProblems = (wrong: (SwishCode | undefined | false)[]): void => {
  const problems = wrong.filter((code) => code !== undefined && code !== false);
  if (problems.length > 0) throw swishRefusal(422, ...problems);
};

export const readPaymentRequest = (given: unknown) => {
  const { data, common, message, wrong } = readCommon(given);
  if (data.ageLimit !== undefined && !/^[1-9]\d?$/.test(text(data.ageLimit) ?? "")) throw new Refusal(400);
  if (data.payerSSN !== undefined && !/^\d{12}$/.test(text(data.payerSSN) ?? "")) throw new Refusal(400);

  const payeeAlias = text(data.payeeAlias);
  const payerAlias = text(data.payerAlias);
  const reference = text(data.payeePaymentReference);
  refuseProblems([
    payeeAlias === undefined && "RP01",
    reference !== undefined && !referenceForm.test(reference) && "FF08",
    payerAlias !== undefined && !/^[1-9]\d{7,14}$/.test(payerAlias) && "BE18",
    ...wrong,
    isCreateCode(message) && message,
  ]);
  return {
    ...common,
    payeeAlias: payeeAlias ?? "",
    payerAlias: payerAlias ?? null,
    payeePaymentReference: reference ?? null,
  };
};

export const readRefundRequest = (given: unknown) => {
  const { data, common, message, wrong } = readCommon(given);
  const reference = text(data.payerPaymentReference);
  refuseProblems([
    reference !== undefined && !referenceForm.test(reference) && "FF08",
    ...wrong,
    isRefundCode(message) && message,
  ]);
  return {
    ...common,
    originalPaymentReference: text(data.originalPaymentReference) ?? "",
    payerPaymentReference: reference ?? null,
    payerAlias: text(data.payerAlias) ?? "",
  };
};
