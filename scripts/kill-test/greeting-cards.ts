import type pg from "pg";

type Read = <Row extends pg.QueryResultRow>(query: string) => Promise<Row[]>;
type CardRow = { opened: boolean; due: boolean; mails: string[]; wanted: string[]; astray: boolean };

/** The morning of every card that waits for its day has come. */
export const bringMorning = (read: Read) =>
  read(`
    update mail set due_on = (now() at time zone 'Europe/Stockholm')::date - 1, created_at = now() - interval '2 minutes'
    where template = 'greetingToRecipient' and sent_at is null
      and due_on >= (now() at time zone 'Europe/Stockholm')::date and due_hour > 0`);

const select = `
  select c.opened_at is not null as opened, o.paid_at is not null as due,
    array(select m.template from mail m where m.greeting_card_id = c.id and m.sent_at is not null order by 1) as mails,
    array_remove(array['greetingCard', case when c.send_on is not null then 'greetingSent' end,
      case when c.recipient_email is not null then 'greetingToRecipient' end], null) as wanted,
    exists (select 1 from mail m where m.greeting_card_id = c.id and m.recipient <>
      case when m.template = 'greetingToRecipient' then c.recipient_email else c.email end) as astray
  from greeting_card c join orders o on o.id = c.order_id`;

/** Each order of a card has one, and no other order has any. */
const brokenOrders = `
  select o.kind from orders o left join greeting_card c on c.order_id = o.id
  where (c.id is not null) <> (o.kind = 'greeting_card')`;

/**
 * Every card that is paid is open, and no other is. Its sender had the links, its recipient one mail if there was to be one,
 * and of one that waited for its day the sender was told. Also how many mails that makes.
 */
export const compareGreetings = async (read: Read): Promise<{ mails: number; scheduled: number; faults: string[] }> => {
  const cards = await read<CardRow>(select);
  const broken = await read<{ kind: string }>(brokenOrders);
  const open = cards.filter(({ opened }) => opened);
  return {
    mails: open.flatMap(({ wanted }) => wanted).length,
    scheduled: open.filter(({ wanted }) => wanted.includes("greetingSent")).length,
    faults: [
      ...broken.map(({ kind }) => `A ${kind} has a greeting card too many or too few`),
      ...cards
        .filter(({ due, opened }) => due !== opened)
        .map(({ due }) => `A greeting card is ${due ? "due and not" : "not due and"} open`),
      ...cards
        .filter(({ opened, mails, wanted }) => mails.join() !== (opened ? wanted.join() : ""))
        .map(({ mails, wanted }) => `A greeting card had the mails ${mails.join()} instead of ${wanted.join()}`),
      ...cards.filter(({ astray }) => astray).map(() => "A mail about a greeting card went to somebody else"),
    ],
  };
};
