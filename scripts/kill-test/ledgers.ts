import type { DocumentDelivery } from "@hjarta-lunga/contract/gift-documents.ts";
import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { readFrom, type Read } from "../lib/databases.ts";
import { firstStock } from "./random-orders.ts";
import { callJson } from "../lib/call-json.ts";
import { compareCards } from "./cards.ts";
import { ledgerFaults, type Arrived, type OurOrder, type OurPayment, type Theirs, type Told } from "./ledger-faults.ts";

const questions = [
  `select format('An order that is %spaid has %s years of membership',
     case when o.paid_at is null then 'not ' end, count(y.order_id)) as fault
   from orders o left join membership_year y on y.order_id = o.id
   group by o.id
   having count(y.order_id) <> case when o.kind = 'membership_gift' and o.paid_at is not null then 1 else 0 end`,
  `select format('Member %s has a gap or an overlap before %s', member_number, first_day) as fault
   from (
     select member_number, first_day, lag(last_day) over (partition by member_number order by first_day) as before
     from membership_year
   ) as years where first_day <> before + 1`,
  `select format('A %s is not whole: its lines or its details are missing or too many', o.kind) as fault
   from orders o left join order_line l on l.order_id = o.id
   left join membership_details d on d.order_id = o.id
   where o.kind <> 'article_order' group by o.id, o.kind
   having (count(l.order_id), count(d.order_id)) <>
     case when o.kind = 'membership_gift' then (1::bigint, 1::bigint) else (0::bigint, 0::bigint) end`,
  `select format('A %s is not whole: its sheet or the way of it is missing or too many', o.kind) as fault
   from orders o left join memorial_details d on d.order_id = o.id
   left join memorial_sheet s on s.order_id = o.id
   group by o.id, o.kind
   having (count(distinct d.order_id), count(s.order_id)) <>
     case when o.kind = 'memorial_gift' then (1::bigint, 1::bigint) else (0::bigint, 0::bigint) end`,
  `select format('A %s went to somebody else', m.template) as fault
   from mail m join orders o on o.id = m.owner_id left join memorial_details d on d.order_id = o.id
   where (m.template = 'memorialSheet' and m.recipient is distinct from o.email)
     or (m.template = 'memorialSheetToParlor' and m.recipient is distinct from d.parlor_email)`,
  `select format('Of %s there are %s, not ${firstStock}', article_number, known) as fault
   from (
     select s.article_number, s.quantity + coalesce((
       select sum(l.quantity - l.withdrawn) from order_line l join article_order a on a.order_id = l.order_id
       where l.takes_stock and l.item = s.article_number and a.released_at is null
     ), 0) as known from article_stock s
   ) as shelf where known <> ${firstStock}`,
  `select 'An order of articles is not whole, or is paid and holds nothing' as fault
   from orders o left join article_order a on a.order_id = o.id
   where o.kind = 'article_order' and (a.order_id is null or (o.paid_at is not null and a.released_at is not null)
     or o.amount_ore <> a.postage_ore + (select sum(l.quantity * l.price_ore) from order_line l where l.order_id = o.id))`,
  `select format('Of the numbers %s to %s there are %s invoices', min(number), max(number), count(*)) as fault
   from invoice having count(*) <> max(number) - min(number) + 1`,
  `select format('Invoice %s is %s and has %s credits', i.number, p.state, count(c.number)) as fault
   from invoice i join payment p on p.id = i.payment_id left join invoice c on c.credits = i.number
   where i.credits is null group by i.number, p.state
   having count(c.number) <> case when p.state = 'cancelled' then 1 else 0 end`,
  `select format('A %s has %s rows of a company', o.kind, count(d.order_id)) as fault
   from orders o left join company_gift_details d on d.order_id = o.id group by o.id, o.kind
   having count(d.order_id) <> case when o.kind = 'company_gift' then 1 else 0 end`,
  ...["memorial_card", "greeting_card"].map(
    (kind) =>
      `select format('A %s has a ${kind} too many or too few', o.kind) as fault
       from orders o left join ${kind} c on c.order_id = o.id
       where (c.id is not null) <> (o.kind = '${kind}')`,
  ),
];

const kindFaults = async (read: Read): Promise<string[]> => {
  const faults: string[] = [];
  for (const question of questions) faults.push(...(await read<{ fault: string }>(question)).map(({ fault }) => fault));
  return faults;
};

/** Besides the receipt. */
const moreMailsWhenPaid: Record<OrderKind, string[]> = {
  regular_gift: [],
  memorial_gift: [],
  memorial_card: [],
  greeting_card: [],
  gift_certificate: [],
  gift_card: [],
  company_gift: ["companyDiploma"],
  membership_gift: ["membershipWelcome"],
  extra_gift: [],
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
  invoices: number;
  credits: number;
};

const times = (count: number, template: string): string[] => Array.from({ length: count }, () => template);

const dueOf = ({ kind, paid, owed, delivery, document, invoices, credits }: OrderRow): string[] => [
  ...times(invoices, "invoice"),
  ...times(credits, "invoiceCredit"),
  ...(paid ? ["receipt", ...moreMailsWhenPaid[kind]] : []),
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
       (select d.delivery from gift_document_details d where d.order_id = o.id) as document,
       (select count(*)::int from payment p join invoice i on i.payment_id = p.id
         where p.order_id = o.id and p.method = 'invoice' and i.credits is null) as invoices,
       (select count(*)::int from payment p join invoice i on i.payment_id = p.id
         where p.order_id = o.id and i.credits is not null) as credits
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
