import type { Read } from "../lib/databases.ts";

type Card = { kind: string; due: boolean; open: boolean; mails: string[]; wanted: string[]; astray: boolean };

/** A memorial card is open when it is lit, and due when it is paid or comes without a gift. */
const select = `
  select 'memorial_card' as kind, c.order_id is null or o.paid_at is not null as due, c.lit_at is not null as open,
    array(select m.template from mail m where m.owner_id = c.id and m.sent_at is not null) as mails,
    array['memorialCard'] as wanted,
    exists (select 1 from mail m where m.owner_id = c.id and m.recipient <> c.email) as astray
  from memorial_card c left join orders o on o.id = c.order_id
  union all
  select 'greeting_card', o.paid_at is not null, c.opened_at is not null,
    array(select m.template from mail m where m.owner_id = c.id and m.sent_at is not null order by 1),
    array_remove(array['greetingCard', case when c.send_on is not null then 'greetingSent' end,
      case when c.recipient_email is not null then 'greetingToRecipient' end], null),
    exists (select 1 from mail m where m.owner_id = c.id and m.recipient <>
      case when m.template = 'greetingToRecipient' then c.recipient_email else c.email end)
  from greeting_card c join orders o on o.id = c.order_id`;

const cardFaults = ({ kind, due, open, mails, wanted, astray }: Card): string[] => {
  const [had, should] = [mails.join(), open ? wanted.join() : ""];
  return [
    ...(due === open ? [] : [`A ${kind} is ${due ? "due and not" : "not due and"} open`]),
    ...(had === should ? [] : [`A ${kind} had the mails ${had} instead of ${should}`]),
    ...(astray ? [`A mail about a ${kind} went to somebody else`] : []),
  ];
};

/** `told` are the cards that visitors made without a gift. */
export const compareCards = async (read: Read, told: readonly string[]) => {
  const cards = await read<Card>(select);
  const made = await read<{ reference: string }>(
    "select order_reference as reference from memorial_card where order_id is null",
  );
  const known = new Set(made.map(({ reference }) => reference));
  const open = cards.filter((card) => card.open);
  return {
    lit: open.filter(({ kind }) => kind === "memorial_card").length,
    scheduled: open.filter(({ wanted }) => wanted.includes("greetingSent")).length,
    mails: open.flatMap(({ wanted }) => wanted).length,
    faults: [
      ...cards.flatMap(cardFaults),
      ...told.filter((reference) => !known.has(reference)).map(() => "A visitor has a card that we do not know"),
      ...(made.length === told.length
        ? []
        : [`${told.length} cards without a gift were made, ${made.length} are there`]),
    ],
  };
};

export const bringMorning = (read: Read) =>
  read(`
    update mail set due_on = (now() at time zone 'Europe/Stockholm')::date - 1, created_at = now() - interval '2 minutes'
    where template = 'greetingToRecipient' and sent_at is null
      and due_on >= (now() at time zone 'Europe/Stockholm')::date and due_hour > 0`);
