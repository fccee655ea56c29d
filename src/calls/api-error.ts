import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import { withoutPersonalData } from "#src/lib/personal-data.ts";

type Problem = {
  /** `network`: nobody answered. `timeout`: it may have been done, or not. */
  code: ErrorCode | "network" | "timeout";
  status?: number;
  fields?: Readonly<Record<string, string>>;
  requestId?: string;
  /** How long we are asked to wait before the next call. */
  retryAfterMs?: number;
};

/** Why a call failed. Its message names the call and nothing that was sent or answered. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: Problem["code"];
  readonly status: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(call: string, { code, status, fields, requestId, retryAfterMs }: Problem) {
    super([withoutPersonalData(call), status, code].filter((part) => part !== undefined).join(" "));
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
  }
}
