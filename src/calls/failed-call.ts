import { isAxiosError } from "axios";
import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { ApiError } from "./api-error.ts";

const codes: Record<ErrorCode, true> = {
  bad_request: true,
  unauthorized: true,
  validation_failed: true,
  not_found: true,
  method_not_allowed: true,
  payload_too_large: true,
  unsupported_media_type: true,
  idempotency_conflict: true,
  payment_in_progress: true,
  already_paid: true,
  not_paid: true,
  order_replaced: true,
  fee_changed: true,
  articles_changed: true,
  corrected_already: true,
  changed_meanwhile: true,
  mandate_exists: true,
  taken_down: true,
  too_many_requests: true,
  unavailable: true,
  internal: true,
};

/** Apart from ApiError, so that reading one does not load the client. */
export async function apiErrorOf(error: unknown): Promise<ApiError> {
  if (!isAxiosError(error)) return new ApiError(String(error), { code: "internal" });
  const { config, response } = error;
  const call = `${config?.method?.toUpperCase() ?? ""} ${config?.url ?? ""}`;
  if (response === undefined) return new ApiError(call, { code: error.code === "ETIMEDOUT" ? "timeout" : "network" });
  const { status } = response;
  const { code, fields, requestId } = await bodyOf(response.data);
  const retryAfterSeconds = Number(response.headers["retry-after"] ?? Number.NaN);
  return new ApiError(call, {
    code: isCode(code) ? code : status === 503 ? "unavailable" : "internal",
    status,
    ...(isRecord(fields) && { fields: fields as Record<string, string> }),
    ...(typeof requestId === "string" && { requestId }),
    ...(Number.isFinite(retryAfterSeconds) && { retryAfterMs: retryAfterSeconds * 1_000 }),
  });
}

/** A call for a file gets its error as a Blob too. */
async function bodyOf(data: unknown): Promise<Partial<Record<keyof ErrorBody, unknown>>> {
  if (data instanceof Blob)
    return data
      .text()
      .then(JSON.parse)
      .then(bodyOf, () => ({}));
  return isRecord(data) ? data : {};
}

const isCode = (code: unknown): code is ErrorCode => typeof code === "string" && Object.hasOwn(codes, code);
