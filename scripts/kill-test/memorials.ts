import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type pg from "pg";

type Read = <Row extends pg.QueryResultRow>(query: string) => Promise<Row[]>;

const mailsOf: Record<SheetDelivery, string[]> = {
  donor: ["memorialSheet"],
  parlor: ["memorialSheetToParlor"],
  post: [],
  none: [],
};

/** The mail that brings the sheet of a paid order, once. */
export const mailsOfSheet = (delivery: SheetDelivery | null): string[] => (delivery === null ? [] : mailsOf[delivery]);

/** Each memorial gift has one sheet and its way, no other order has any, and what brings a sheet goes to whom it should. */
export const memorialFaults = async (read: Read): Promise<string[]> => {
  const broken = await read<{ kind: string }>(
    `select o.kind from orders o left join memorial_details d on d.order_id = o.id
       left join memorial_sheet s on s.order_id = o.id
     group by o.id, o.kind
     having (count(distinct d.order_id), count(s.order_id)) <>
       case when o.kind = 'memorial_gift' then (1::bigint, 1::bigint) else (0::bigint, 0::bigint) end`,
  );
  const astray = await read<{ template: string }>(
    `select m.template from mail m join orders o on o.id = m.order_id
       left join memorial_details d on d.order_id = o.id
     where (m.template = 'memorialSheet' and m.recipient is distinct from o.email)
       or (m.template = 'memorialSheetToParlor' and m.recipient is distinct from d.parlor_email)`,
  );
  return [
    ...broken.map(({ kind }) => `A ${kind} is not whole: its sheet or the way of it is missing or too many`),
    ...astray.map(({ template }) => `A ${template} went to somebody else`),
  ];
};
