import type { FastifyBaseLogger } from "fastify";
import { asc } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { paymentEvents } from "../../platform/database/tables/payments.ts";
import type { ListedPayment, Method, NoAnswer } from "../providers/port.ts";
import type { PaymentDeps } from "./deps.ts";
import { recordOutcome } from "./record-outcome.ts";
import { findByProviderReferences, type PaymentRow } from "./repository.ts";

type Compared = { kind: "compared"; pairs: (ListedPayment & { payment: PaymentRow | undefined })[] } | NoAnswer;

const nothing: Compared = { kind: "compared", pairs: [] };

export const compareWithList = async (db: Database, { listPaid }: Method): Promise<Compared> => {
  const [first] = await db
    .select({ at: paymentEvents.at })
    .from(paymentEvents)
    .orderBy(asc(paymentEvents.entry))
    .limit(1);
  if (!first || !listPaid) return nothing;
  const listed = await listPaid(first.at);
  if (listed.kind === "noAnswer") return listed;
  const ours = await findByProviderReferences(
    db,
    listed.paid.map(({ providerReference }) => providerReference),
  );
  const known = new Map(ours.map((payment) => [payment.providerReference, payment]));
  return { kind: "compared", pairs: listed.paid.map((one) => ({ ...one, payment: known.get(one.providerReference) })) };
};

const isBooked = ({ payment, status }: { payment: PaymentRow; status: ListedPayment["status"] }): boolean =>
  payment.state === "paid" &&
  status.state === "paid" &&
  !(status.isStillHere === true && payment.refundedAt !== null) &&
  payment.amountOre === status.amountOre &&
  payment.settlementReference === status.settlementReference;

export const isStrange = ({ payment, status }: { payment: PaymentRow | undefined } & ListedPayment): boolean =>
  payment === undefined && status.state !== "cancelled";

type ListDeps = Pick<PaymentDeps, "db" | "jobs" | "providers" | "handlers"> & {
  log: Pick<FastifyBaseLogger, "info" | "error">;
};

export const bookFromLists = async (deps: ListDeps): Promise<void> => {
  for (const method of Object.values(deps.providers.methods)) {
    const compared = await compareWithList(deps.db, method);
    if (compared.kind === "noAnswer") throw new Error(`There is no list of what was paid: ${compared.why}`);
    for (const { payment, status } of compared.pairs)
      if (payment && !isBooked({ payment, status })) await recordOutcome(deps, payment.id, status, "list");
    const strange = compared.pairs.filter(isStrange).map(({ status }) => status.providerId);
    if (strange.length > 0) deps.log.error({ providerIds: strange }, "money came of which no payment knows");
  }
};
