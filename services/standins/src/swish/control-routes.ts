import type { FastifyInstance } from "fastify";
import type { Parties } from "../parties.ts";
import { settingRoutes } from "../store/settings.ts";
import { outcomes, isOutcome } from "./outcomes.ts";
import type { SwishPayment } from "./payments.ts";
import { paymentObject } from "./wire.ts";

type OnePayment = { Params: { idOrToken: string; outcome: string } };

/** /control: the token is there too, since a test has no camera. */
export const swishControl = (control: FastifyInstance, { swish }: Parties) => {
  const { payments, refunds } = swish;
  const withToken = (payment: SwishPayment) => ({ ...paymentObject(payment), token: payment.token });

  control.get<{ Querystring: { token?: string } }>("/swish/payments", ({ query }) => {
    if (query.token === undefined) return payments.newest(500).map(withToken);
    const payment = payments.find(query.token);
    return payment === undefined ? [] : [withToken(payment)];
  });
  control.post<OnePayment>("/swish/payments/:idOrToken/:outcome", async ({ params }, reply) => {
    const payment = payments.find(params.idOrToken);
    if (payment === undefined || !isOutcome(params.outcome)) return reply.code(404).send({ error: "not found" });
    const ended = swish.end(payment.id, outcomes[params.outcome]);
    return reply.code(ended ? 200 : 409).send(withToken(payments.find(payment.id) ?? payment));
  });
  settingRoutes(control, "/swish/times", swish.times);
  control.get("/ledger/swish", () =>
    payments.all().map((payment) => ({
      id: payment.id,
      reference: payment.payeePaymentReference,
      amountOre: payment.amountOre,
      state: payment.status,
      createdAt: payment.createdAt,
      paidAt: payment.paidAt,
      refundedOre: refunds.sumOre(payment.id),
    })),
  );
};
