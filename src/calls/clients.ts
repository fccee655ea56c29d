import axios, { isAxiosError, type AxiosInstance } from "axios";
import { errorCodes, type ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { charityTimeoutMs, frontEndTimeoutMs, researchPortalTimeoutMs } from "@hjarta-lunga/contract/timing.ts";
import { reportError } from "#src/lib/error-reports.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { ApiError } from "./api-error.ts";

/** Every failure is reported, except calls that the page aborted. */
export function createClient({ timeoutMs, baseUrl = "/" }: { timeoutMs: number; baseUrl?: string }): AxiosInstance {
  const client = axios.create({ baseURL: baseUrl, timeout: timeoutMs, transitional: { clarifyTimeoutError: true } });
  client.interceptors.response.use(null, async (error: unknown) => {
    if (axios.isCancel(error)) throw error;
    const failed = await apiErrorOf(error);
    reportError(failed);
    throw failed;
  });
  return client;
}

export const frontEndApi = createClient({ timeoutMs: frontEndTimeoutMs });
export const charityApi = createClient({ timeoutMs: charityTimeoutMs });

export const researchPortal = createClient({
  timeoutMs: researchPortalTimeoutMs,
  baseUrl: process.env.GATSBY_RESEARCH_PORTAL_URL ?? "",
});

/** Apart from ApiError, so that reading one does not load the client. */
async function apiErrorOf(error: unknown): Promise<ApiError> {
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

const isCode = (code: unknown): code is ErrorCode => (errorCodes as readonly unknown[]).includes(code);
