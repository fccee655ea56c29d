import type { FastifyInstance } from "fastify";
import type { Parties } from "../parties.ts";
import { isOutcome, outcomes } from "./outcomes.ts";

type OneTransaction = { Params: { refOrId: string; outcome: string } };

export const mondidoControl = (control: FastifyInstance, { mondido }: Parties) => {
  const { transactions } = mondido;

  control.get("/mondido/transactions", () => transactions.newest(500).map(mondido.toWire));
  control.post<OneTransaction>("/mondido/transactions/:refOrId/:outcome", async ({ params }, reply) => {
    const { refOrId, outcome } = params;
    const transaction = transactions.findByRef(refOrId) ?? transactions.find(Number(refOrId));
    if (transaction === undefined || !isOutcome(outcome)) return reply.code(404).send({ error: "not found" });
    const ended = mondido.end(transaction.id, outcomes[outcome]);
    return reply.code(ended ? 200 : 409).send(mondido.toWire(transactions.find(transaction.id) ?? transaction));
  });
  control.get("/ledger/mondido", () =>
    transactions.all().map((transaction) => ({
      id: String(transaction.id),
      reference: transaction.paymentRef,
      amountOre: transaction.amountOre,
      state: transaction.status,
      createdAt: transaction.createdAt,
      paidAt: transaction.status === "approved" ? transaction.processedAt : null,
      refundedOre: transactions.refundedOre(transaction.id),
    })),
  );
};
