import type { FastifyInstance } from "fastify";
import { createBackground } from "./background.ts";
import type { PaymentDeps } from "./deps.ts";
import { bookFromLists } from "./provider-lists.ts";
import { queueMissingRefunds, refundSurplus } from "./refund.ts";
import { createPaymentService } from "./service.ts";
import { claimNextDue, scheduleNextAsk } from "./schedule.ts";
import { checkPayment } from "./check-payment.ts";
import { findPayment } from "./repository.ts";

const mostLanes = 8;

/** A failure leaves it claimed: it is due again when its lease has ended. */
const reconcile = async (deps: PaymentDeps, id: string): Promise<void> => {
  const payment = await findPayment(deps.db, id);
  if (!payment) return;
  await checkPayment(deps, payment, { source: "reconciler" });
  await scheduleNextAsk(deps, id);
};

export const createReconciler = (deps: PaymentDeps) => {
  const { log } = deps;
  const lanes = new Set<Promise<void>>();
  let stopped = false;

  const claim = async () => (stopped ? undefined : claimNextDue(deps));
  const work = async (): Promise<void> => {
    for (let id = await claim(); id !== undefined; id = await claim()) {
      // While this one waits for its provider, another lane looks for the next.
      look();
      await reconcile(deps, id).catch((error: unknown) => {
        log.warn({ err: error, paymentId: id }, "a payment could not be reconciled; tried again later");
      });
    }
  };
  const look = () => {
    if (lanes.size >= mostLanes) return;
    const lane = work()
      .catch((error: unknown) => log.warn({ err: error }, "what is due could not be looked for; tried again later"))
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  };
  const settle = async () => {
    while (lanes.size > 0) await Promise.all(lanes);
  };
  return {
    look,
    settle,
    stop: () => {
      stopped = true;
      return settle();
    },
  };
};

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
