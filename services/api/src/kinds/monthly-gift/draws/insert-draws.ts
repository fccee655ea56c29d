import { randomUUID } from "node:crypto";
import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandateDraws, mandates, type DrawKind } from "../../../platform/database/tables/mandates.ts";
import { paymentEvents, payments, type PaymentNewsSource } from "../../../platform/database/tables/payments.ts";
import { personalNumberLookup, type NumberSecrets } from "../../../ledger/donors/personal-number.ts";
import { insertOrders } from "../../../ledger/orders/new-order.ts";
import { newOrderReference, newShortReference } from "../../../ledger/orders/references.ts";
import { bankAnswersWithinDays, drawReference } from "../../../ledger/providers/direct-debit.ts";
import { decryptNumbers } from "../numbers.ts";
import type { Mandate } from "../repository.ts";

/** References are random, and may be another order's: then it is tried anew with others. */
export const triedAnewAfter = [
  "orders_reference_unique",
  "orders_short_reference_unique",
  "payment_provider_reference",
  "orders_idempotency_key_unique",
];

export type GiftOrder = {
  orderId: string;
  mandate: Mandate;
  amountOre: number;
  idempotencyKey: string;
  /** Empty where no visitor sent anything. */
  bodyHash: string;
  replaces: string | null;
};
type NewDraw = Pick<GiftOrder, "orderId" | "mandate" | "amountOre"> & { paymentId: string; reference: string };

/** A draw of the month for each, with an order and a payment of its own. */
export const newDraws = <Row extends Mandate & { amountOre: number }>(rows: Row[]) =>
  rows.map((mandate): GiftOrder & NewDraw & { mandate: Row } => {
    const paymentId = randomUUID();
    const order = { orderId: randomUUID(), idempotencyKey: randomUUID(), bodyHash: "", replaces: null };
    return { ...order, mandate, amountOre: mandate.amountOre, paymentId, reference: drawReference(paymentId) };
  });

const lookupOf = (secrets: NumberSecrets, mandate: Mandate): string | null => {
  if (mandate.giverLastName === null) return mandate.holderLookup;
  const { giver } = decryptNumbers(secrets.personalNumberKeys, mandate);
  return giver === null ? null : personalNumberLookup(secrets.personalNumberLookupKey, giver);
};

const array = (values: (string | number | null)[]) => sql.param(values.map((value) => value?.toString() ?? null));

export const insertGiftOrders = (
  tx: Transaction,
  secrets: NumberSecrets,
  kind: StoredKind,
  made: GiftOrder[],
): Promise<unknown> => {
  const isHolder = sql`mandate.giver_last_name is null`;
  return insertOrders(
    tx,
    {
      id: sql`made.order_id`,
      reference: sql`made.reference`,
      shortReference: sql`made.short_reference`,
      kind: sql`${kind}`,
      amountOre: sql`made.amount_ore`,
      language: sql`mandate.language`,
      idempotencyKey: sql`made.idempotency_key`,
      replaces: sql`made.replaces`,
      bodyHash: sql`made.body_hash`,
      donorKind: sql`'person'`,
      firstName: sql`coalesce(mandate.giver_first_name, regexp_replace(mandate.holder_name, '\\s+\\S+$', ''))`,
      lastName: sql`coalesce(mandate.giver_last_name, substring(mandate.holder_name from '\\S+$'))`,
      companyName: sql`null`,
      organisationNumber: sql`null`,
      email: sql`mandate.email`,
      mobile: sql`mandate.mobile`,
      personalNumber: sql`case when made.lookup is null then null
        when ${isHolder} then mandate.holder_number else mandate.giver_number end`,
      personalNumberKeyVersion: sql`mandate.key_version`,
      personalNumberLookup: sql`made.lookup`,
    },
    sql`from unnest(
      ${array(made.map(({ mandate }) => mandate.id))}::uuid[], ${array(made.map(({ orderId }) => orderId))}::uuid[],
      ${array(made.map(newOrderReference))}::text[], ${array(made.map(newShortReference))}::text[],
      ${array(made.map(({ amountOre }) => amountOre))}::bigint[],
      ${array(made.map(({ idempotencyKey }) => idempotencyKey))}::uuid[],
      ${array(made.map(({ bodyHash }) => bodyHash))}::text[],
      ${array(made.map(({ replaces }) => replaces))}::uuid[],
      ${array(made.map(({ mandate }) => lookupOf(secrets, mandate)))}::text[]
    ) as made (mandate_id, order_id, reference, short_reference, amount_ore, idempotency_key, body_hash, replaces,
      lookup)
    join ${mandates} on ${mandates.id} = made.mandate_id`,
  );
};

type Asked = { dueOn: string; fileId: string | null; source: PaymentNewsSource };
type Drawn = Asked & { kind: DrawKind; month: string };

/** What the bank is asked for. What no file tells of yet is not waited for: the bank says nothing of it. */
export const insertDrawPayments = async (
  tx: Transaction,
  { dueOn, fileId, source }: Asked,
  made: NewDraw[],
): Promise<void> => {
  const [orderIds, paymentIds] = [array(made.map((one) => one.orderId)), array(made.map((one) => one.paymentId))];
  await tx.execute(sql`
    insert into ${payments} (id, order_id, method, state, amount_ore, idempotency_key, body_hash, provider_reference,
      expires_at, next_ask_at)
    select made.payment_id, made.order_id, 'directDebit', 'waiting', made.amount_ore, gen_random_uuid(), '',
      made.reference, over.day, ${fileId === null ? sql`null` : sql`over.day`}
    from unnest(
        ${paymentIds}::uuid[], ${orderIds}::uuid[], ${array(made.map(({ amountOre }) => amountOre))}::bigint[],
        ${array(made.map(({ reference }) => reference))}::text[]
      ) as made (payment_id, order_id, amount_ore, reference),
      (select ${dueOn}::date + make_interval(days => ${bankAnswersWithinDays}) as day) as over`);
  await tx.execute(sql`
    insert into ${paymentEvents} (payment_id, source, to_state)
    select id, ${source}, 'waiting' from unnest(${paymentIds}::uuid[]) as id`);
};

export const insertDraws = async (tx: Transaction, drawn: Drawn, made: NewDraw[]): Promise<void> => {
  const { kind, month, dueOn, fileId } = drawn;
  await insertDrawPayments(tx, drawn, made);
  await tx.execute(sql`
    insert into ${mandateDraws} (id, mandate_id, kind, month, due_on, order_id, payment_id, file_id)
    select gen_random_uuid(), made.mandate_id, ${kind}, ${month}, ${dueOn}, made.order_id, made.payment_id,
      ${fileId} from unnest(
        ${array(made.map(({ mandate }) => mandate.id))}::uuid[], ${array(made.map((one) => one.orderId))}::uuid[],
        ${array(made.map((one) => one.paymentId))}::uuid[]
      ) as made (mandate_id, order_id, payment_id)`);
};
