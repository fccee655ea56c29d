import { isAxiosError } from "axios";
import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import { ApiError } from "./api-error.ts";

/** The contract's codes again, so that its schemas stay out of the browser. The compiler keeps the list whole. */
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

/** What a failed call means. Apart from the error itself, so that who only looks at one needs no client. */
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
    ...(isTable(fields) && { fields: fields as Record<string, string> }),
    ...(typeof requestId === "string" && { requestId }),
    ...(Number.isFinite(retryAfterSeconds) && { retryAfterMs: retryAfterSeconds * 1_000 }),
  });
}

/** Our error body, or whatever stood in its place. A call for a file gets even its error as a file. */
async function bodyOf(data: unknown): Promise<Partial<Record<keyof ErrorBody, unknown>>> {
  if (data instanceof Blob)
    return data
      .text()
      .then(JSON.parse)
      .then(bodyOf, () => ({}));
  return isTable(data) ? data : {};
}

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isCode = (code: unknown): code is ErrorCode => typeof code === "string" && Object.hasOwn(codes, code);
