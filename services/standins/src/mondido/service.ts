import { z } from "zod";
import type { Deliveries, Message } from "../delivery/deliveries.ts";
import { repeat } from "../delivery/repeat.ts";
import type { Environment } from "../environment.ts";
import type { Faults } from "../faults/faults.ts";
import type { Store } from "../store/open.ts";
import type { Settings } from "../store/settings.ts";
import type { MondidoError } from "./errors.ts";
import { isOutcome, outcomes } from "./outcomes.ts";
import type { Ending, Outcome } from "./outcomes.ts";
import type { TransactionRequest } from "./request.ts";
import { createTransactions } from "./transactions.ts";
import type { Card, Refund, Transaction } from "./transactions.ts";
import { signed, transactionObject } from "./wire.ts";

const clockMs = 50;
const forgedHash = "0".repeat(32);

/** Pays, or does not, without anybody at the card page. */
export const mondidoAutopilot = z
  .strictObject({
    outcome: z.enum(Object.keys(outcomes) as [Outcome, ...Outcome[]]),
    afterMs: z.coerce.number().int().min(0).max(3_600_000).default(0),
  })
  .nullable();
type Autopilot = z.infer<typeof mondidoAutopilot>;

type Deps = {
  store: Store;
  deliveries: Deliveries;
  faults: Faults;
  settings: Settings;
  merchant: Environment["mondido"];
  base: () => string;
  deliverNow: () => void;
};

/** What Mondido knows and decides. Each change and the news of it are one transaction. */
export const createMondido = ({ store, deliveries, faults, settings, merchant, base, deliverNow }: Deps) => {
  const transactions = createTransactions(store);
  const saved = mondidoAutopilot.safeParse(settings.read("mondidoAutopilot"));
  let autopilot: Autopilot = saved.success ? saved.data : null;

  const toWire = (transaction: Transaction) =>
    transactionObject(transaction, transactions.refundsOf(transaction.id), base(), merchant.merchantId);

  const webhook = (
    transaction: Transaction,
    url: string,
    hash = signed(transaction, transaction.status, merchant),
  ): Message => ({
    provider: "mondido",
    subject: transaction.paymentRef,
    url,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...toWire(transaction), response_hash: hash }),
    note: transaction.status,
  });

  const end = (id: number, ending: Ending, card: Card | null = null): boolean => {
    const done = store.together(() => {
      const before = transactions.find(id);
      if (before === undefined || !transactions.end(id, ending, card)) return false;
      const after = transactions.find(id) ?? before;
      if (after.webhookUrl !== null) {
        const old = webhook(before, after.webhookUrl);
        const news = webhook(after, after.webhookUrl);
        deliveries.addNews(faults.of("mondido"), news, { ...old, note: `${old.note}, older` });
      }
      return true;
    });
    if (done) deliverNow();
    return done;
  };

  const clock = repeat(() => {
    for (const { id, endsAs } of transactions.due()) {
      if (endsAs !== null && isOutcome(endsAs)) end(id, outcomes[endsAs]);
    }
  }, clockMs);

  return {
    transactions,
    toWire,
    end,
    now: clock.now,
    stop: clock.stop,
    autopilot: () => autopilot,
    setAutopilot: (to: Autopilot) => {
      autopilot = to;
      settings.write("mondidoAutopilot", to);
    },
    create: (request: TransactionRequest): Transaction | MondidoError => {
      const ends = autopilot && { at: Date.now() + autopilot.afterMs, as: autopilot.outcome };
      const forging = faults.of("mondido").callback === "forged";
      const made = store.together(() => {
        const transaction = transactions.add(request, ends);
        if (transaction?.webhookUrl != null && forging) {
          const claim: Transaction = { ...transaction, status: "approved", processedAt: Date.now() };
          const message = webhook(claim, transaction.webhookUrl, forgedHash);
          deliveries.add({ ...message, note: "approved, forged" }, "waiting", Date.now());
        }
        return transaction;
      });
      if (forging) deliverNow();
      return made ?? "errors.payment_ref.exists";
    },
    refund: (transactionId: number, amountOre: number, reason: string): Refund | MondidoError =>
      store.together(() => {
        const transaction = transactions.find(transactionId);
        if (transaction === undefined) return "errors.transaction.not_found";
        const given = transactions.refundsOf(transactionId).reduce((sum, refund) => sum + refund.amountOre, 0);
        const possible = transaction.status === "approved" && amountOre > 0;
        if (!possible || given + amountOre > transaction.amountOre) return "errors.refund.invalid";
        if (faults.strikeRefund("mondido")) return "errors.payment.failed";
        return transactions.addRefund(transactionId, amountOre, reason);
      }),
  };
};
export type Mondido = ReturnType<typeof createMondido>;
