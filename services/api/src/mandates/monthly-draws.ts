import { randomUUID } from "node:crypto";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import { and, asc, eq, gt, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { violatedConstraint } from "../database/constraints.ts";
import { mandateDraws, mandates } from "../database/tables/mandates.ts";
import { orders } from "../database/tables/orders.ts";
import { paymentEvents, payments } from "../database/tables/payments.ts";
import { personalNumberLookup } from "../donors/personal-number.ts";
import { newOrderReference, newShortReference } from "../orders/references.ts";
import { bankAnswersWithinDays, drawReference } from "../providers/direct-debit.ts";
import type { DueDraws } from "./due-draws.ts";
import { decryptNumbers } from "./numbers.ts";
import type { NumberSecrets } from "./numbers.ts";

const atOnce = 2_000;
const triedAnewAfter = ["orders_reference_unique", "orders_short_reference_unique", "payment_provider_reference"];

export type Draw = { payerNumber: string; amountOre: number; reference: string; dueOn: string };

/**
 * Those that have agreed to this draw. A mandate that came after its day waits for the next. Held until it is made: an amount
 * that is raised meanwhile must not stand in the order while the bank's file has another.
 */
const agreed = (tx: Transaction, { drawDay, agreedOn }: DueDraws, after: string | undefined) =>
  tx
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.state, "active"),
        isNotNull(mandates.amountOre),
        eq(mandates.drawDay, drawDay),
        lte(mandates.firstDrawOn, agreedOn),
        lt(sql`(${mandates.stateSince} at time zone 'Europe/Stockholm')::date`, sql`${agreedOn}::date`),
        after === undefined ? undefined : gt(mandates.id, after),
      ),
    )
    .orderBy(asc(mandates.id))
    .limit(atOnce)
    .for("no key update");

type Row = Awaited<ReturnType<typeof agreed>>[number];

/**
 * Of them, those that have no draw of the month. Of a mandate whose place they took, only a draw that may still bring money
 * counts: what the bank gave up with that mandate is drawn anew. Asked apart: a table that grows meanwhile has no plan.
 */
const undrawn = async (tx: Transaction, { month }: DueDraws, rows: Row[]): Promise<Row[]> => {
  const asked = rows.flatMap(({ id, replaces }) => (replaces === null ? [id] : [id, replaces]));
  const drawn = await tx
    .select({ mandateId: mandateDraws.mandateId, state: payments.state })
    .from(mandateDraws)
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .where(
      and(
        eq(mandateDraws.month, month),
        eq(mandateDraws.kind, "monthly"),
        sql`${mandateDraws.mandateId} = any(${sql.param(asked)}::uuid[])`,
      ),
    );
  const own = new Set(drawn.map(({ mandateId }) => mandateId));
  const mayBringMoney = new Set(
    drawn.filter(({ state }) => isLive(state) || state === "paid").map(({ mandateId }) => mandateId),
  );
  return rows.filter(({ id, replaces }) => !own.has(id) && !(replaces !== null && mayBringMoney.has(replaces)));
};

/** Of whoever gives: the holder, unless the mandate names another. */
const lookupOf = (secrets: NumberSecrets, row: Row): string | null => {
  if (row.giverLastName === null) return row.holderLookup;
  const { giver } = decryptNumbers(secrets.personalNumberKeys, row);
  return giver === null ? null : personalNumberLookup(secrets.personalNumberLookupKey, giver);
};

const array = (values: (string | null)[]) => sql.param(values);

/** Order, payment and draw of each, as one statement a table however many there are. */
const insertDraws = async (
  tx: Transaction,
  secrets: NumberSecrets,
  due: DueDraws,
  fileId: string,
  rows: Row[],
): Promise<Draw[]> => {
  const made = rows.map((row) => {
    const paymentId = randomUUID();
    return { row, paymentId, orderId: randomUUID(), reference: drawReference(paymentId) };
  });
  const each = sql`unnest(
      ${array(made.map(({ row }) => row.id))}::uuid[], ${array(made.map(({ orderId }) => orderId))}::uuid[],
      ${array(made.map(({ paymentId }) => paymentId))}::uuid[], ${array(made.map(({ reference }) => reference))}::text[],
      ${array(made.map(newOrderReference))}::text[], ${array(made.map(newShortReference))}::text[],
      ${array(made.map(({ row }) => lookupOf(secrets, row)))}::text[]
    ) as made (mandate_id, order_id, payment_id, payment_reference, reference, short_reference, lookup)
    join ${mandates} on ${mandates.id} = made.mandate_id`;
  await tx.execute(sql`
    insert into ${orders} (id, reference, short_reference, kind, amount_ore, language, idempotency_key, body_hash,
      donor_kind, first_name, last_name, email, mobile, personal_number, personal_number_key_version,
      personal_number_lookup)
    select made.order_id, made.reference, made.short_reference, 'monthly_gift', mandate.amount_ore, mandate.language,
      gen_random_uuid(), '', 'person',
      coalesce(mandate.giver_first_name, regexp_replace(mandate.holder_name, '\\s+\\S+$', '')),
      coalesce(mandate.giver_last_name, substring(mandate.holder_name from '\\S+$')),
      mandate.email, mandate.mobile,
      case when made.lookup is null then null
        when mandate.giver_last_name is null then mandate.holder_number else mandate.giver_number end,
      mandate.key_version, made.lookup
    from ${each}`);
  await tx.execute(sql`
    insert into ${payments} (id, order_id, method, state, amount_ore, idempotency_key, body_hash, provider_reference,
      expires_at, next_ask_at)
    select made.payment_id, made.order_id, 'directDebit', 'waiting', mandate.amount_ore, gen_random_uuid(), '',
      made.payment_reference, over.day, over.day
    from ${each}, (select ${due.dueOn}::date + make_interval(days => ${bankAnswersWithinDays}) as day) as over`);
  await tx.execute(sql`
    insert into ${paymentEvents} (payment_id, source, to_state)
    select id, 'bankFile', 'waiting' from unnest(${array(made.map(({ paymentId }) => paymentId))}::uuid[]) as id`);
  await tx.execute(sql`
    insert into ${mandateDraws} (id, mandate_id, kind, month, due_on, order_id, payment_id, file_id)
    select gen_random_uuid(), made.mandate_id, 'monthly', ${due.month}, ${due.dueOn}, made.order_id, made.payment_id,
      ${fileId} from ${each}`);
  return made.map(({ row: { payerNumber, amountOre }, reference }) => ({
    payerNumber,
    amountOre: amountOre ?? 0,
    reference,
    dueOn: due.dueOn,
  }));
};

/** Random references may be another order's: then others are drawn. */
const insertAnew = async (...[tx, ...given]: Parameters<typeof insertDraws>): Promise<Draw[]> => {
  try {
    return await tx.transaction((part) => insertDraws(part, ...given));
  } catch (error) {
    if (triedAnewAfter.includes(violatedConstraint(error) ?? "")) return insertAnew(tx, ...given);
    throw error;
  }
};

/** Makes each month's draw of each active mandate that is due, some at a time. None is made twice: the table sees to it. */
export async function* makeMonthlyDraws(
  tx: Transaction,
  secrets: NumberSecrets,
  due: DueDraws,
  fileId: string,
): AsyncGenerator<Draw[]> {
  for (let last: string | undefined, found = atOnce; found === atOnce;) {
    const rows = await agreed(tx, due, last);
    const left = await undrawn(tx, due, rows);
    if (left.length > 0) yield await insertAnew(tx, secrets, due, fileId, left);
    last = rows.at(-1)?.id;
    found = rows.length;
  }
}
