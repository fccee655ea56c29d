import { notLocal } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { part } from "./part.ts";
import { httpsUrl } from "./values.ts";

export const payments = part({
  variables: {
    CALLBACK_URL: httpsUrl.default("https://localhost:8007"),
    RECONCILE_BASE_SECONDS: z.coerce.number().min(0.2).max(600).default(5),
    START_RETRY_SECONDS: z.coerce.number().min(1).max(120).default(30),
    PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(6_000),
  },
  production: { CALLBACK_URL: notLocal },
  read: (env) => ({
    callbackUrl: env.CALLBACK_URL,
    reconcileBaseMs: env.RECONCILE_BASE_SECONDS * 1_000,
    startRetryMs: env.START_RETRY_SECONDS * 1_000,
    providerTimeoutMs: env.PROVIDER_TIMEOUT_MS,
  }),
});
