import axios, { type AxiosInstance } from "axios";
import { charityTimeoutMs, frontEndTimeoutMs, researchPortalTimeoutMs } from "@hjarta-lunga/contract/timing.ts";
import { reportError } from "#src/lib/error-reports.ts";
import { apiErrorOf } from "./failed-call.ts";

/** Every call that fails is reported, and passed on as an `ApiError`. A call that its own page called off has not failed. */
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

/** Calls of the site's own API. Journeys load them; they are no part of a page's first script. */
export const frontEndApi = createClient({ timeoutMs: frontEndTimeoutMs });
export const charityApi = createClient({ timeoutMs: charityTimeoutMs });

/** Not ours: it lies where the environment says. */
export const researchPortal = createClient({
  timeoutMs: researchPortalTimeoutMs,
  baseUrl: process.env.GATSBY_RESEARCH_PORTAL_URL ?? "",
});
