import type { StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database/connect.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import type { Method, Providers } from "../providers/port.ts";
import type { Background } from "./background.ts";
import type { Recording } from "./record-outcome.ts";

export type PaymentDeps = {
  db: Database;
  jobs: Pick<Jobs, "send" | "work">;
  providers: Providers;
  handlers: OrderHandlers;
  log: FastifyBaseLogger;
  background: Background;
  environment: Pick<
    Environment,
    "bodyHashSecret" | "siteUrl" | "mondido" | "providerTimeoutMs" | "reconcileBaseMs" | "startRetryMs"
  >;
};

export const methodOf = ({ providers }: Pick<PaymentDeps, "providers">, method: StoredMethod): Method =>
  providers.methods[method];

export const onItsWayMs = ({ environment }: Pick<PaymentDeps, "environment">): number =>
  environment.providerTimeoutMs + 500;

const unheard = () => undefined;

/** What is due is found by the API's sweeps, and staff read what was done. */
export const withoutWorkers: Pick<Recording, "jobs" | "log"> = {
  jobs: { send: () => Promise.resolve() },
  log: { info: unheard, error: unheard },
};
