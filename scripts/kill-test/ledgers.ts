import type { DocumentDelivery } from "@hjarta-lunga/contract/gift-documents.ts";
import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { callJson } from "../lib/call-json.ts";
import { readFrom } from "../lib/databases.ts";
import { compareCards } from "./cards.ts";
import { kindFaults } from "./kind-faults.ts";
import { ledgerFaults } from "./ledger-faults.ts";
import type { Arrived, OurOrder, OurPayment, Theirs, Told } from "./ledger-faults.ts";

/** Besides the receipt. */
const moreMailsWhenPaid: Partial<Record<OrderKind, string[]>> = {
  membership_gift: ["membershipWelcome"],
  article_order: ["articleOrder"],
};

const mailsOfSheet: Record<SheetDelivery, string[]> = {
  donor: ["memorialSheet"],
  parlor: ["memorialSheetToParlor"],
  post: [],
  none: [],
};

type World = { databaseUrl: string; standinsUrl: string };
type OrderRow = Omit<OurOrder, "due"> & {
  owed: boolean;
  delivery: SheetDelivery | null;
  document: DocumentDelivery | null;
};

const dueOf = ({ kind, paid, owed, delivery, document }: OrderRow): string[] => [
  ...(paid ? ["receipt", ...(moreMailsWhenPaid[kind] ?? [])] : []),
  ...(paid && delivery !== null ? mailsOfSheet[delivery] : []),
  ...(paid && document === "donor" ? ["giftDocument"] : []),
  ...(owed ? ["givenBack"] : []),
];

export const compareLedgers = async (
  { databaseUrl, standinsUrl }: World,
  { told, cards }: { told: Told[]; cards: string[] },
) => {
  const read = readFrom(databaseUrl);
  const payments = await read<OurPayment & { refunded: boolean }>(
    `select o.reference as "order", p.provider_reference as reference, p.method, p.state, p.amount_ore::int as "amountOre",
       p.surplus, p.refunded_at is not null as refunded, p.refund_given_up_at is not null as "givenUp"
     from payment p join orders o on o.id = p.order_id`,
  );
  const rows = await read<OrderRow>(
    `select o.reference, o.kind, o.amount_ore::int as "amountOre", o.paid_at is not null as paid,
       exists (select 1 from payment p where p.order_id = o.id and p.surplus) as owed,
       array(select m.template from mail m where m.owner_id = o.id and m.sent_at is not null) as mails,
       (select d.delivery from memorial_details d where d.order_id = o.id) as delivery,
       (select d.delivery from gift_document_details d where d.order_id = o.id) as document
     from orders o`,
  );
  const orders = rows.map((row) => ({ ...row, due: dueOf(row) }));
  const control = <Answer>(path: string) => callJson<Answer>(`${standinsUrl}/control${path}`);
  const swish = await control<Theirs[]>("/ledger/swish");
  const card = await control<Theirs[]>("/ledger/mondido");
  const arrived = await control<Arrived[]>("/mails");
  const ofCards = await compareCards(read, cards);
  const faults = [
    ...ledgerFaults({ told, payments, orders, swish, card, arrived }),
    ...(await kindFaults(read)),
    ...ofCards.faults,
  ];
  const distinct = new Set(arrived.map(({ messageId }) => messageId)).size;
  const due = orders.flatMap((order) => order.due).length + ofCards.mails;
  if (distinct !== due) faults.push(`${due} mails were due, ${distinct} arrived`);
  return {
    orders: orders.length,
    memberships: orders.filter(({ kind, paid }) => kind === "membership_gift" && paid).length,
    memorialGifts: orders.filter(({ kind, paid }) => kind === "memorial_gift" && paid).length,
    candles: ofCards.lit,
    cardsOnTheirDay: ofCards.scheduled,
    payments: payments.length,
    paid: orders.filter(({ paid }) => paid).length,
    refunded: payments.filter(({ refunded }) => refunded).length,
    mails: arrived.length,
    faults,
  };
};
