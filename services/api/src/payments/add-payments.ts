import type { FastifyInstance } from "fastify";
import { createBackground } from "./background.ts";
import type { PaymentDeps } from "./deps.ts";
import { queueMissingRefunds, reconcile, reconcileDue } from "./reconcile.ts";
import { refundSurplus } from "./refund.ts";
import { createPaymentService } from "./service.ts";

const basesBetweenSweeps = 12;

/** Payments with all that goes on behind them: jobs, the sweep, and what outlives a request. */
export const addPayments = (app: FastifyInstance, given: Omit<PaymentDeps, "log" | "background">) => {
  const deps: PaymentDeps = { ...given, log: app.log, background: createBackground(app.log) };
  deps.jobs.work("reconcile", ({ paymentId }) => reconcile(deps, paymentId));
  deps.jobs.work("refund", ({ paymentId }) => refundSurplus(deps, paymentId));

  let sweeping: Promise<void> | undefined;
  const sweep = () => {
    sweeping ??= reconcileDue(deps)
      .then(() => queueMissingRefunds(deps))
      .catch((error: unknown) => app.log.warn({ err: error }, "the sweep failed; tried again later"))
      .finally(() => (sweeping = undefined));
  };
  const timer = setInterval(sweep, basesBetweenSweeps * deps.environment.reconcileBaseMs).unref();
  app.addHook("onReady", (done) => {
    sweep();
    done();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await sweeping;
    await deps.background.settle();
    await deps.providers.close();
  });
  return { deps, service: createPaymentService(deps) };
};
