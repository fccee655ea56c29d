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

export class BankIdRefusal extends Error {
  override name = "BankIdRefusal";
  readonly code: BankIdError;

  constructor(code: BankIdError, details?: string) {
    super(details ?? bankIdErrors[code][1]);
    this.code = code;
  }
}
