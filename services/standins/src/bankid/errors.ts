import { Refusal } from "../http/refusal.ts";

/** Each error's status and what BankID's own log says of it, which is never for visitors. */
export const bankIdErrors = {
  alreadyInProgress: [400, "Order already in progress for pno"],
  invalidParameters: [400, "Invalid request"],
  unauthorized: [401, "No valid RP certificate"],
  notFound: [404, "No such path"],
  methodNotAllowed: [405, "Only POST"],
  requestTimeout: [408, "The request took too long"],
  unsupportedMediaType: [415, "Only application/json"],
  tooManyRequests: [429, "Too many requests"],
  internalError: [500, "Internal error"],
  maintenance: [503, "Maintenance"],
} as const satisfies Record<string, readonly [number, string]>;
export type BankIdError = keyof typeof bankIdErrors;

/** Of too many requests BankID says how many there may be. */
export const bankIdRefusal = (errorCode: BankIdError, details: string = bankIdErrors[errorCode][1]) =>
  new Refusal(
    bankIdErrors[errorCode][0],
    { errorCode, details },
    errorCode === "tooManyRequests" ? { "ratelimit-limit": 1, "ratelimit-remaining": 0, "ratelimit-reset": 1 } : {},
  );
