import type pg from "pg";

type Read = <Row extends pg.QueryResultRow>(query: string) => Promise<Row[]>;
type CardRow = { reference: string; hasOrder: boolean; due: boolean; lit: boolean; mails: string[]; astray: boolean };

const select = `
  select c.order_reference as reference, c.order_id is not null as "hasOrder",
    c.order_id is null or o.paid_at is not null as due, c.lit_at is not null as lit,
    array(select m.template from mail m where m.memorial_card_id = c.id and m.sent_at is not null) as mails,
    exists (select 1 from mail m where m.memorial_card_id = c.id and m.recipient <> c.email) as astray
  from memorial_card c left join orders o on o.id = c.order_id`;

/** Each order of a card has one, and no other order has any. */
const brokenOrders = `
  select o.kind from orders o left join memorial_card c on c.order_id = o.id
  where (c.id is not null) <> (o.kind = 'memorial_card')`;

/** Every card that is paid, or that comes without a gift, is lit once and its links are sent once, to its sender; no other is. */
export const compareCards = async (read: Read, told: readonly string[]): Promise<{ lit: number; faults: string[] }> => {
  const cards = await read<CardRow>(select);
  const broken = await read<{ kind: string }>(brokenOrders);
  const made = cards.filter(({ hasOrder }) => !hasOrder).map(({ reference }) => reference);
  const known = new Set(made);
  return {
    lit: cards.filter(({ lit }) => lit).length,
    faults: [
      ...broken.map(({ kind }) => `A ${kind} has a memorial card too many or too few`),
      ...cards
        .filter(({ due, lit }) => due !== lit)
        .map(({ due }) => `A card is ${due ? "due and not" : "not due and"} lit`),
      ...cards
        .filter(({ lit, mails }) => mails.join() !== (lit ? "memorialCard" : ""))
        .map(({ lit, mails }) => `A card that is ${lit ? "" : "not "}lit had the mails ${mails.join()}`),
      ...cards.filter(({ astray }) => astray).map(() => "The links of a card went to somebody else"),
      ...told.filter((reference) => !known.has(reference)).map(() => "A visitor has a card that we do not know"),
      ...(made.length === told.length
        ? []
        : [`${told.length} cards without a gift were made, ${made.length} are there`]),
    ],
  };
};
