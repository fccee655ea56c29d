import type { DocumentDelivery } from "@hjarta-lunga/contract/gift-documents.ts";
import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import pg from "pg";
import { articleFaults } from "./articles.ts";
import { membershipFaults } from "./memberships.ts";
import { compareGreetings } from "./greeting-cards.ts";
import { compareCards } from "./memorial-cards.ts";
import { mailsOfSheet, memorialFaults } from "./memorials.ts";
import type { Told } from "./visitors.ts";

type Ours = {
  reference: string;
  method: "swishDirect" | "swishNumber" | "card";
  state: string;
  amount_ore: string;
  surplus: boolean;
  refunded: boolean;
  /** Staff is told of it: nobody tries again. */
  given_up: boolean;
};
type Theirs = { id: string; reference: string; amountOre: number; state: string; refundedOre: number };

export const readRows = async <Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
};

/** What whoever pays is sent, once each. */
const mailsWhenPaid: Record<OrderKind, string[]> = {
  regular_gift: ["receipt"],
  memorial_gift: ["receipt"],
  memorial_card: ["receipt"],
  greeting_card: ["receipt"],
  gift_certificate: ["receipt"],
  gift_card: ["receipt"],
  membership_gift: ["membershipWelcome", "receipt"],
  extra_gift: ["receipt"],
  article_order: ["articleOrder", "receipt"],
};

const readLedger = async (standinsUrl: string, provider: string): Promise<Theirs[]> =>
  (await (await fetch(`${standinsUrl}/control/ledger/${provider}`)).json()) as Theirs[];

const isPaid = ({ state }: Theirs) => state === "PAID" || state === "approved";
const isOpen = ({ state }: Theirs) => state === "CREATED" || state === "pending";

type World = { databaseUrl: string; standinsUrl: string };
export type Comparison = {
  orders: number;
  memberships: number;
  memorialGifts: number;
  candles: number;
  cardsOnTheirDay: number;
  payments: number;
  paid: number;
  refunded: number;
  mails: number;
  faults: string[];
};

/** One for one, both ways: payments, amounts, what is paid, what was given back, and the mail that was sent. */
export const compareLedgers = async (
  { databaseUrl, standinsUrl }: World,
  { told, cards }: { told: Told[]; cards: string[] },
): Promise<Comparison> => {
  const faults: string[] = [];
  const ours = await readRows<Ours>(
    databaseUrl,
    `select provider_reference as reference, method, state, amount_ore, surplus, refunded_at is not null as refunded,
       refund_given_up_at is not null as given_up
     from payment`,
  );
  const orders = await readRows<{
    reference: string;
    kind: OrderKind;
    amount_ore: string;
    paid: boolean;
    payments: string;
    owed: boolean;
    mails: string[];
    delivery: SheetDelivery | null;
    document: DocumentDelivery | null;
  }>(
    databaseUrl,
    `select o.reference, o.kind, o.amount_ore, o.paid_at is not null as paid,
       (select count(*) from payment p where p.order_id = o.id and p.state = 'paid' and not p.surplus) as payments,
       exists (select 1 from payment p where p.order_id = o.id and p.surplus) as owed,
       array(select m.template from mail m where m.order_id = o.id and m.sent_at is not null) as mails,
       (select d.delivery from memorial_details d where d.order_id = o.id) as delivery,
       (select d.delivery from gift_document_details d where d.order_id = o.id) as document
     from orders o`,
  );
  const ledgers = {
    swish: await readLedger(standinsUrl, "swish"),
    card: await readLedger(standinsUrl, "mondido"),
  };

  const theirs = new Map<string, Theirs>([
    ...ledgers.swish.map((entry) => [`swish ${entry.id}`, entry] as const),
    ...ledgers.card.map((entry) => [`card ${entry.reference}`, entry] as const),
  ]);
  const keyOf = ({ method, reference }: Ours) => `${method === "card" ? "card" : "swish"} ${reference}`;
  const known = new Map(ours.map((payment) => [keyOf(payment), payment]));

  for (const [key, entry] of theirs) {
    const payment = known.get(key);
    if (payment === undefined) faults.push(`${key} is ${entry.state} there and unknown to us`);
    else {
      if (Number(payment.amount_ore) !== entry.amountOre)
        faults.push(`${key}: ${payment.amount_ore} öre here, ${entry.amountOre} there`);
      if (isPaid(entry) !== (payment.state === "paid"))
        faults.push(`${key}: ${payment.state} here, ${entry.state} there`);
      if (payment.state === "waiting" && !isOpen(entry))
        faults.push(`${key}: still waiting here, ${entry.state} there`);
      if (payment.surplus && isPaid(entry) && entry.refundedOre !== (payment.given_up ? 0 : entry.amountOre))
        faults.push(`${key}: paid in vain, ${entry.refundedOre} öre given back`);
    }
  }
  for (const payment of ours) {
    if (payment.state === "paid" && !theirs.has(keyOf(payment)))
      faults.push(`${keyOf(payment)} is paid here and unknown there`);
    if (payment.state === "created" || payment.state === "unknown")
      faults.push(`${keyOf(payment)} is still ${payment.state}`);
  }
  const dueOf = ({ kind, paid, owed, delivery, document }: (typeof orders)[number]) =>
    [
      ...(paid
        ? [...mailsWhenPaid[kind], ...mailsOfSheet(delivery), ...(document === "donor" ? ["giftDocument"] : [])]
        : []),
      ...(owed ? ["givenBack"] : []),
    ].sort();
  for (const order of orders) {
    if (Number(order.payments) > 1) faults.push(`An order is paid ${order.payments} times`);
    if (order.paid !== (Number(order.payments) === 1)) faults.push("An order's mark and its payments disagree");
    const due = dueOf(order);
    if (order.mails.sort().join() !== due.join())
      faults.push(`A ${order.kind} had the mails ${order.mails.join()} instead of ${due.join()}`);
  }
  for (const faultsOf of [membershipFaults, memorialFaults, articleFaults])
    faults.push(...(await faultsOf((query) => readRows(databaseUrl, query))));
  const { lit, faults: cardFaults } = await compareCards((query) => readRows(databaseUrl, query), cards);
  const greetings = await compareGreetings((query) => readRows(databaseUrl, query));
  faults.push(...cardFaults, ...greetings.faults);
  const byReference = new Map(orders.map((order) => [order.reference, order]));
  for (const { orderReference, amountOre, paid } of told) {
    const order = byReference.get(orderReference);
    if (order === undefined) faults.push("A visitor has an order that we do not know");
    else if (Number(order.amount_ore) !== amountOre) faults.push("A visitor gave another amount than we know");
    else if (paid && !order.paid) faults.push("A visitor was thanked for an order that is not paid");
  }
  const mails = (await (await fetch(`${standinsUrl}/control/mails`)).json()) as { messageId: string }[];
  const distinct = new Set(mails.map(({ messageId }) => messageId)).size;
  const paidOrders = orders.filter(({ paid }) => paid).length;
  const due = orders.flatMap(dueOf).length + lit + greetings.mails;
  if (distinct !== due) faults.push(`${due} mails were due, ${distinct} arrived`);
  return {
    orders: orders.length,
    memberships: orders.filter(({ kind, paid }) => kind === "membership_gift" && paid).length,
    memorialGifts: orders.filter(({ kind, paid }) => kind === "memorial_gift" && paid).length,
    candles: lit,
    cardsOnTheirDay: greetings.scheduled,
    payments: ours.length,
    paid: paidOrders,
    refunded: ours.filter(({ refunded }) => refunded).length,
    mails: mails.length,
    faults,
  };
};
