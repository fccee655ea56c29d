import type pg from "pg";

type Read = <Row extends pg.QueryResultRow>(query: string) => Promise<Row[]>;

/** Each paid membership has its year and no other order has one; the years of a member follow each other day by day. */
export const membershipFaults = async (read: Read): Promise<string[]> => {
  const wrong = await read<{ paid: boolean; years: number }>(
    `select o.paid_at is not null as paid, count(y.order_id)::int as years
     from orders o left join membership_year y on y.order_id = o.id
     group by o.id
     having count(y.order_id) <> case when o.kind = 'membership_gift' and o.paid_at is not null then 1 else 0 end`,
  );
  const broken = await read<{ member_number: number; first_day: string }>(
    `select member_number, first_day::text from (
       select member_number, first_day, lag(last_day) over (partition by member_number order by first_day) as before
       from membership_year
     ) as years where first_day <> before + 1`,
  );
  const doubled = await read<{ kind: string }>(
    `select o.kind from orders o left join order_line l on l.order_id = o.id
     left join membership_details d on d.order_id = o.id
     where o.kind <> 'article_order' group by o.id, o.kind
     having (count(l.order_id), count(d.order_id)) <>
       case when o.kind = 'membership_gift' then (1::bigint, 1::bigint) else (0::bigint, 0::bigint) end`,
  );
  return [
    ...wrong.map(({ paid, years }) => `An order that is ${paid ? "" : "not "}paid has ${years} years of membership`),
    ...broken.map((year) => `Member ${year.member_number} has a gap or an overlap before ${year.first_day}`),
    ...doubled.map(({ kind }) => `A ${kind} is not whole: its lines or its details are missing or too many`),
  ];
};
