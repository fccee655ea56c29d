import type { Message } from "../delivery/deliveries.ts";
import { repeat } from "../delivery/repeat.ts";
import type { Environment } from "../environment.ts";
import type { Common } from "../parties.ts";
import { autopilotFor } from "../store/settings.ts";
import { mondidoRefusal } from "./errors.ts";
import { isOutcome, outcomes, createTransactions } from "./transactions.ts";
import type { Ending, Outcome, Card, Refund, Transaction } from "./transactions.ts";
import type { TransactionRequest } from "./request.ts";
import { signed, transactionObject } from "./wire.ts";

const clockMs = 50;
const forgedHash = "0".repeat(32);

const mondidoAutopilot = autopilotFor(Object.keys(outcomes) as Outcome[]);

type Deps = Common & { merchant: Environment["mondido"]; base: () => string };

/** What Mondido knows and decides. Each change and the news of it are one transaction. */
export const createMondido = ({ store, deliveries, faults, settings, merchant, base, deliverNow }: Deps) => {
  const transactions = createTransactions(store);
  const autopilot = settings.create("mondidoAutopilot", mondidoAutopilot, null);

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
    body: { ...toWire(transaction), response_hash: hash },
    note: transaction.status,
  });

  const end = (id: number, ending: Ending, card: Card | null = null): boolean => {
    const done = store.transaction(() => {
      const before = transactions.find(id);
      if (before === undefined || !transactions.end(id, ending, card)) return false;
      const after = transactions.find(id) ?? before;
      const { webhookUrl } = after;
      if (webhookUrl !== null) deliveries.addNews(webhook(after, webhookUrl), webhook(before, webhookUrl));
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
    ...clock,
    autopilot,
    create: (request: TransactionRequest): Transaction => {
      const pilot = autopilot.get();
      const ends = pilot && { at: Date.now() + pilot.afterMs, as: pilot.outcome };
      const forging = faults.of("mondido").callback === "forged";
      const made = store.transaction(() => {
        if (transactions.findByRef(request.paymentRef)) throw mondidoRefusal("errors.payment_ref.exists");
        const transaction = transactions.add(request, ends);
        if (transaction.webhookUrl !== null && forging) {
          const claim: Transaction = { ...transaction, status: "approved", processedAt: Date.now() };
          deliveries.addForged(webhook(claim, transaction.webhookUrl, forgedHash));
        }
        return transaction;
      });
      if (forging) deliverNow();
      return made;
    },
    refund: (transactionId: number, amountOre: number, reason: string): Refund => {
      const made = store.transaction(() => {
        const transaction = transactions.find(transactionId);
        if (transaction === undefined) throw mondidoRefusal("errors.transaction.not_found");
        const given = transactions.refundedOre(transactionId);
        const possible = transaction.status === "approved" && amountOre > 0;
        if (!possible || given + amountOre > transaction.amountOre) throw mondidoRefusal("errors.refund.invalid");
        return faults.strikeRefund("mondido") ? undefined : transactions.addRefund(transactionId, amountOre, reason);
      });
      if (made === undefined) throw mondidoRefusal("errors.payment.failed");
      return made;
    },
  };
};
