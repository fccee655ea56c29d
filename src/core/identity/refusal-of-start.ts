import { ApiError } from "#src/calls/api-error.ts";
import type { BankIdEnd } from "./bankid-machine.ts";

const told: Partial<Record<ApiError["code"], BankIdEnd>> = { too_many_requests: "tooMany" };

export function refusalOfStart(error: unknown): BankIdEnd {
  if (!navigator.onLine) return "offline";
  return (error instanceof ApiError ? told[error.code] : undefined) ?? "notStarted";
}
