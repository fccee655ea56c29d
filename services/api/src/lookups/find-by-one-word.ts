import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { registerWords } from "../database/tables/lookups.ts";
import { mostFound, pageStatement } from "./find.ts";
import type { Find } from "./find.ts";
import type { Register } from "./registers.ts";

/** Above all letters. */
const lastLetter = "\u{10FFFF}";

/**
 * A first name alone has thousands of entries and a beginning has more: what the words of the register say of them is read
 * instead of the entries, and no further than anybody can page.
 */
export const findByOneWord = <Item>(db: Database, register: Register<Item>): Find<Item> => {
  const { word, firstEntries } = registerWords;
  const ofRegister = sql`${registerWords.register} = ${register.name}`;
  const begun = sql`
    select word, first_entries, sum(entry_count) over (order by word rows unbounded preceding) - entry_count as earlier
    from ${registerWords}
    where ${ofRegister} and ${word} >= ${sql.placeholder("first")} and ${word} <= ${sql.placeholder("last")}`;
  const found = sql`
    select position, max(likeness) as likeness
    from (
      select unnest(first_entries) as position, (word = ${sql.placeholder("first")})::int + 1 as likeness
      from (${begun}) as begun
      where earlier < ${sql.raw(String(mostFound))}
      union all
      select unnest(${firstEntries}), alike.likeness
      from unnest(${sql.placeholder("alike")}::text[], ${sql.placeholder("likeness")}::real[]) as alike(word, likeness)
      join ${registerWords} on ${ofRegister} and ${word} = alike.word
    ) as each
    group by position`;
  const statement = pageStatement(db, register, { by: "one_word", found });

  return async ({ asked: [asked], alike, withBegun }, offset) => {
    const { word: first, isWhole } = asked ?? { word: "", isWhole: true };
    const [answer] = await statement.execute({
      ...{ first, last: isWhole || !withBegun ? first : first + lastLetter, offset },
      alike: alike.map((each) => each.word),
      likeness: alike.map((each) => each.likeness),
    });
    return answer ?? { items: [], total: 0 };
  };
};
