import type { Read } from "../lib/databases.ts";
import { firstStock } from "./articles.ts";

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
       select sum(l.quantity) from order_line l join article_order a on a.order_id = l.order_id
       where l.takes_stock and l.item = s.article_number and a.released_at is null
     ), 0) as known from article_stock s
   ) as shelf where known <> ${firstStock}`,
  `select 'An order of articles is not whole, or is paid and holds nothing' as fault
   from orders o left join article_order a on a.order_id = o.id
   where o.kind = 'article_order' and (a.order_id is null or (o.paid_at is not null and a.released_at is not null)
     or o.amount_ore <> a.postage_ore + (select sum(l.quantity * l.price_ore) from order_line l where l.order_id = o.id))`,
  ...["memorial_card", "greeting_card"].map(
    (kind) =>
      `select format('A %s has a ${kind} too many or too few', o.kind) as fault
       from orders o left join ${kind} c on c.order_id = o.id
       where (c.id is not null) <> (o.kind = '${kind}')`,
  ),
];

export const kindFaults = async (read: Read): Promise<string[]> => {
  const faults: string[] = [];
  for (const question of questions) faults.push(...(await read<{ fault: string }>(question)).map(({ fault }) => fault));
  return faults;
};
