import type { FastifyInstance } from "fastify";
import { createBackground } from "./background.ts";
import type { PaymentDeps } from "./deps.ts";
import { bookFromLists } from "./provider-lists.ts";
import { createReconciler } from "./reconcile.ts";
import { queueMissingRefunds, refundSurplus } from "./refund.ts";
import { createPaymentService } from "./service.ts";

const looksBetweenAsks = 5;

export const addPayments = (app: FastifyInstance, given: Omit<PaymentDeps, "log" | "background">) => {
  const deps: PaymentDeps = { ...given, log: app.log, background: createBackground(app.log) };
  deps.jobs.work("refund", (job) => refundSurplus(deps, job));
  deps.jobs.work("providerLists", () => bookFromLists(deps));
  deps.jobs.work("missingRefunds", () => queueMissingRefunds(deps));

  const reconciler = createReconciler(deps);
  const timer = setInterval(reconciler.look, deps.environment.reconcileBaseMs / looksBetweenAsks).unref();
  app.addHook("onReady", (done) => {
    reconciler.look();
    done();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await reconciler.stop();
    await deps.background.settle();
    await deps.providers.close();
  });
  return { deps, service: createPaymentService(deps) };
};
