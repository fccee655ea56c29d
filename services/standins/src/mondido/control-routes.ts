import type { FastifyPluginCallback } from "fastify";
import { isOutcome, outcomes } from "./outcomes.ts";
import type { Mondido } from "./service.ts";

type OneTransaction = { Params: { refOrId: string; outcome: string } };

/** /control: for tests and scripts. */
export const mondidoControl: FastifyPluginCallback<{ mondido: Mondido }> = (app, { mondido }, done) => {
  const { transactions } = mondido;

  app.get("/mondido/transactions", () => transactions.newest(500).map(mondido.toWire));
  app.post<OneTransaction>("/mondido/transactions/:refOrId/:outcome", async ({ params }, reply) => {
    const { refOrId, outcome } = params;
    const transaction = transactions.findByRef(refOrId) ?? transactions.find(Number(refOrId));
    if (transaction === undefined || !isOutcome(outcome)) return reply.code(404).send({ error: "not found" });
    const ended = mondido.end(transaction.id, outcomes[outcome]);
    return reply.code(ended ? 200 : 409).send(mondido.toWire(transactions.find(transaction.id) ?? transaction));
  });
  app.get("/ledger/mondido", () =>
    transactions.all().map((transaction) => ({
      id: String(transaction.id),
      reference: transaction.paymentRef,
      amountOre: transaction.amountOre,
      state: transaction.status,
      createdAt: transaction.createdAt,
      paidAt: transaction.status === "approved" ? transaction.processedAt : null,
      refundedOre: transactions.refundsOf(transaction.id).reduce((sum, refund) => sum + refund.amountOre, 0),
    })),
  );
  done();
};
