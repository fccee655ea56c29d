import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { FastifyBaseLogger } from "fastify";
import { asc } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { paymentEvents } from "../../platform/database/tables/payments.ts";
import type { ListedPayment, Method, NoAnswer, Providers } from "../providers/port.ts";
import type { AttentionSection } from "../../platform/staff/section.ts";
import type { PaymentDeps } from "./deps.ts";
import { recordOutcome } from "./record-outcome.ts";
import { findByProviderReferences } from "./repository.ts";
import type { PaymentRow } from "./repository.ts";

type Compared = { kind: "compared"; pairs: (ListedPayment & { payment: PaymentRow | undefined })[] } | NoAnswer;

const nothing: Compared = { kind: "compared", pairs: [] };

/** What a provider says that it was paid, each beside the payment that we know by its reference. */
const compareWithList = async (db: Database, { listPaid }: Method): Promise<Compared> => {
  // What is older than our first payment was somebody else's.
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
  payment.amountOre === status.amountOre &&
  payment.settlementReference === status.settlementReference;

/** Money of which no payment of ours knows. What has gone back there is here no more. */
const isStrange = ({ payment, status }: { payment: PaymentRow | undefined } & ListedPayment): boolean =>
  payment === undefined && status.state !== "cancelled";

/** Asked of the provider at that moment: what was given back in its portal is on the list no more. */
export const strangeMoneySection = ({ methods }: Pick<Providers, "methods">): AttentionSection => ({
  heading: "Money at a provider of which no payment here knows",
  isGrave: true,
  remedy:
    "See in the provider's own portal who paid, and for what. Give it back there and tell the payer: then it leaves this list " +
    "by itself. Where there is no list, the provider did not give one: try again, and see in the API's log.",
  rows: async (db) => {
    const rows: Awaited<ReturnType<AttentionSection["rows"]>> = [];
    for (const [method, asked] of Object.entries(methods)) {
      const compared = await compareWithList(db, asked);
      if (compared.kind === "noAnswer")
        rows.push({ method, reference: "no list", providerId: compared.why, sek: null });
      else
        for (const { providerReference: reference, status } of compared.pairs.filter(isStrange))
          rows.push({ method, reference, providerId: status.providerId ?? null, sek: toSek(status.amountOre ?? 0) });
    }
    return rows;
  },
});

type ListDeps = Pick<PaymentDeps, "db" | "jobs" | "providers" | "handlers"> & {
  log: Pick<FastifyBaseLogger, "info" | "error">;
};

/** Whatever became of a payment here, and whatever news of it was lost: what its provider lists as paid is booked or told. */
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
