import { notLocal } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { httpsUrl, toMs } from "./values.ts";
import { variable } from "./variable.ts";

export const payments = {
  callbackUrl: variable("CALLBACK_URL", httpsUrl.default("https://localhost:8007"), { production: notLocal }),
  reconcileBaseMs: variable("RECONCILE_BASE_SECONDS", z.coerce.number().min(0.2).max(600).default(5).transform(toMs)),
  startRetryMs: variable("START_RETRY_SECONDS", z.coerce.number().min(1).max(120).default(30).transform(toMs)),
  providerTimeoutMs: variable("PROVIDER_TIMEOUT_MS", z.coerce.number().int().min(100).max(15_000).default(6_000)),
};
