import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { mostFound, pageStatement } from "./find.ts";
import type { Find, Question } from "./find.ts";
import type { Register } from "./registers.ts";
import type { Asked } from "./words.ts";

/** In the words of PostgreSQL's tsquery, where nothing finds nothing. */
const whole = (word: string) => `'${word}'`;
const begun = ({ word, isWhole }: Asked) => (isWhole ? whole(word) : `${whole(word)}:*`);
const meant = (asked: Asked, { alike }: Question) =>
  `(${[begun(asked), ...alike.filter((each) => each.asked === asked.word).map(({ word }) => whole(word))].join(" | ")})`;
const allOf = (terms: string[]) => terms.join(" & ");

/** Of so many that may have been meant the most alike are shown. */
const mostMeant = 1_000;

/** Several words, in any order: the index of the entries' words joins them. */
export const findByWords = <Item>(db: Database, register: Register<Item>): Find<Item> => {
  const { words, position, spelled } = register.table;
  const given = (name: string) => sql`${sql.placeholder(name)}::tsquery`;
  // The first in the table's own order: which of very many are shown does not matter, that it is the same ones does.
  const having = (query: SQL, likeness: SQL, most: number) => sql`(
    select ${position} as position, ${likeness} as likeness
    from ${register.table}
    where ${words} @@ ${query}
    limit ${sql.raw(String(most))})`;
  const likenessOfMeant = sql`
    case when ${words} @@ ${given("begunAmongMeant")} then 2 else similarity(${spelled}, ${sql.placeholder("spelled")}) end`;
  const found = sql`
    select position, max(likeness) as likeness
    from (
      ${having(given("whole"), sql`3::real`, mostFound)}
      union all ${having(given("begun"), sql`2::real`, mostFound)}
      union all ${having(given("meant"), likenessOfMeant, mostMeant)}
    ) as each
    group by position`;
  const statement = pageStatement(db, register, { by: "words", found });

  return async (question, offset) => {
    const { asked, alike, withBegun } = question;
    const beginnings = allOf(asked.map(begun));
    const isWidened = alike.length > 0;
    const [answer] = await statement.execute({
      whole: allOf(asked.map(({ word }) => whole(word))),
      begun: withBegun && !isWidened ? beginnings : "",
      begunAmongMeant: beginnings,
      meant: isWidened ? allOf(asked.map((one) => meant(one, question))) : "",
      spelled: asked.map(({ word }) => word).join(" "),
      offset,
    });
    return answer ?? { items: [], total: 0 };
  };
};
