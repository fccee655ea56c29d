import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { AddGifts } from "../../ledger/money-in/book-items.ts";
import { insertOrders } from "../../ledger/orders/new-order.ts";
import { newOrderReference, newShortReference } from "../../ledger/orders/references.ts";
import { bankgiroReference } from "../../ledger/providers/bankgiro.ts";
import { paymentEvents, payments } from "../../platform/database/tables/payments.ts";

const array = (values: (string | number | null)[]) => sql.param(values.map((value) => value?.toString() ?? null));

/** Money that came by bankgiro without an invoice: paid at once, on the day on which the bank booked it. */
export const addBankgiroGifts: AddGifts = async (tx, gifts) => {
  const orderIds = gifts.map(() => randomUUID());
  const paymentIds = gifts.map(() => randomUUID());
  const amounts = array(gifts.map(({ amountOre }) => amountOre));
  await insertOrders(
    tx,
    {
      id: sql`made.order_id`,
      reference: sql`made.reference`,
      shortReference: sql`made.short_reference`,
      kind: sql`'bankgiro_gift'`,
      amountOre: sql`made.amount_ore`,
      language: sql`'sv'`,
      idempotencyKey: sql`gen_random_uuid()`,
      replaces: sql`null::uuid`,
      bodyHash: sql`''`,
      donorKind: sql`'anonymous'`,
      firstName: sql`null`,
      lastName: sql`null`,
      companyName: sql`null`,
      organisationNumber: sql`null`,
      email: sql`null`,
      mobile: sql`null`,
      personalNumber: sql`null::bytea`,
      personalNumberKeyVersion: sql`1`,
      personalNumberLookup: sql`null`,
      paidAt: sql`(made.booked_on + time '12:00') at time zone 'Europe/Stockholm'`,
      paidBy: sql`made.payment_id`,
    },
    sql`from unnest(
      ${array(orderIds)}::uuid[], ${array(paymentIds)}::uuid[], ${array(gifts.map(newOrderReference))}::text[],
      ${array(gifts.map(newShortReference))}::text[], ${amounts}::bigint[],
      ${array(gifts.map(({ bookedOn }) => bookedOn))}::date[]
    ) as made (order_id, payment_id, reference, short_reference, amount_ore, booked_on)`,
  );
  await tx.execute(sql`
    insert into ${payments} (id, order_id, method, state, amount_ore, idempotency_key, body_hash, provider_reference,
      settlement_reference, expires_at, accepted_at, settled_at)
    select made.payment_id, made.order_id, 'bankgiro', 'paid', made.amount_ore, gen_random_uuid(), '',
      made.provider_reference, made.settlement_reference, now(), now(), now()
    from unnest(
      ${array(paymentIds)}::uuid[], ${array(orderIds)}::uuid[], ${amounts}::bigint[],
      ${array(paymentIds.map(bankgiroReference))}::text[],
      ${array(gifts.map(({ settlementReference }) => settlementReference))}::text[]
    ) as made (payment_id, order_id, amount_ore, provider_reference, settlement_reference)`);
  await tx.execute(sql`
    insert into ${paymentEvents} (payment_id, source, to_state, provider_code)
    select id, 'bankFile', 'paid', 'camt' from unnest(${array(paymentIds)}::uuid[]) as id`);
  return paymentIds;
};
