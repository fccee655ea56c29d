import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import { withoutPersonalData } from "#src/lib/personal-data.ts";

type Problem = {
  /** `timeout`: it may have been done. */
  code: ErrorCode | "network" | "timeout";
  status?: number;
  fields?: Readonly<Record<string, string>>;
  requestId?: string;
  retryAfterMs?: number;
};

/** The message must not name what was sent or answered. */
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
