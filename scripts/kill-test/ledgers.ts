import type { DocumentDelivery } from "@hjarta-lunga/contract/gift-documents.ts";
import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import pg from "pg";
import { articleFaults } from "./articles.ts";
import { membershipFaults } from "./memberships.ts";
import { compareGreetings } from "./greeting-cards.ts";
import { compareCards } from "./memorial-cards.ts";
import { mailsOfSheet, memorialFaults } from "./memorials.ts";
import { ledgerFaults } from "./ledger-faults.ts";
import type { Arrived, OurOrder, OurPayment, Theirs, Told } from "./ledger-faults.ts";

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

const readControl = async <Body>(standinsUrl: string, path: string): Promise<Body> =>
  (await (await fetch(`${standinsUrl}/control${path}`)).json()) as Body;

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

type OrderRow = Omit<OurOrder, "due"> & {
  owed: boolean;
  delivery: SheetDelivery | null;
  document: DocumentDelivery | null;
};

const dueOf = ({ kind, paid, owed, delivery, document }: OrderRow): string[] => [
  ...(paid
    ? [...mailsWhenPaid[kind], ...mailsOfSheet(delivery), ...(document === "donor" ? ["giftDocument"] : [])]
    : []),
  ...(owed ? ["givenBack"] : []),
];

/** Our books beside the providers' and what visitors wanted, and what each kind of order has besides. */
export const compareLedgers = async (
  { databaseUrl, standinsUrl }: World,
  { told, cards }: { told: Told[]; cards: string[] },
): Promise<Comparison> => {
  const read = <Row extends pg.QueryResultRow>(query: string) => readRows<Row>(databaseUrl, query);
  const payments = await read<OurPayment & { refunded: boolean }>(
    `select o.reference as "order", p.provider_reference as reference, p.method, p.state, p.amount_ore::int as "amountOre",
       p.surplus, p.refunded_at is not null as refunded, p.refund_given_up_at is not null as "givenUp"
     from payment p join orders o on o.id = p.order_id`,
  );
  const rows = await read<OrderRow>(
    `select o.reference, o.kind, o.amount_ore::int as "amountOre", o.paid_at is not null as paid,
       exists (select 1 from payment p where p.order_id = o.id and p.surplus) as owed,
       array(select m.template from mail m where m.order_id = o.id and m.sent_at is not null) as mails,
       (select d.delivery from memorial_details d where d.order_id = o.id) as delivery,
       (select d.delivery from gift_document_details d where d.order_id = o.id) as document
     from orders o`,
  );
  const orders = rows.map((row) => ({ ...row, due: dueOf(row) }));
  const swish = await readControl<Theirs[]>(standinsUrl, "/ledger/swish");
  const card = await readControl<Theirs[]>(standinsUrl, "/ledger/mondido");
  const arrived = await readControl<Arrived[]>(standinsUrl, "/mails");
  const faults = ledgerFaults({ told, payments, orders, swish, card, arrived });

  for (const faultsOf of [membershipFaults, memorialFaults, articleFaults]) faults.push(...(await faultsOf(read)));
  const { lit, faults: cardFaults } = await compareCards(read, cards);
  const greetings = await compareGreetings(read);
  faults.push(...cardFaults, ...greetings.faults);
  const distinct = new Set(arrived.map(({ messageId }) => messageId)).size;
  const due = orders.flatMap((order) => order.due).length + lit + greetings.mails;
  if (distinct !== due) faults.push(`${due} mails were due, ${distinct} arrived`);
  return {
    orders: orders.length,
    memberships: orders.filter(({ kind, paid }) => kind === "membership_gift" && paid).length,
    memorialGifts: orders.filter(({ kind, paid }) => kind === "memorial_gift" && paid).length,
    candles: lit,
    cardsOnTheirDay: greetings.scheduled,
    payments: payments.length,
    paid: orders.filter(({ paid }) => paid).length,
    refunded: payments.filter(({ refunded }) => refunded).length,
    mails: arrived.length,
    faults,
  };
};
