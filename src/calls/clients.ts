import axios, { type AxiosInstance } from "axios";
import { charityTimeoutMs, frontEndTimeoutMs, researchPortalTimeoutMs } from "@hjarta-lunga/contract/timing.ts";
import { reportError } from "#src/lib/error-reports.ts";
import { apiErrorOf } from "./failed-call.ts";

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
