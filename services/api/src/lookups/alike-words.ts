import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { registerWords } from "../database/tables/lookups.ts";
import type { RegisterName } from "../database/tables/lookups.ts";
import { guessable, nearSpellings } from "./words.ts";
import type { Asked } from "./words.ts";

/** A word of the register that one that was asked for may have been meant to be, and how much they are alike: 1 is the same. */
export type Alike = { asked: string; word: string; likeness: number };

/** Of each word that was asked for. */
const mostAlike = 8;

/**
 * Words that are a letter away, which are found as soon as the word itself. A word that has none and is none is compared with
 * all others, three letters at a time (pg_trgm), which takes ten times as long. Years are not guessed.
 */
export const alikeWords = (db: Database, register: RegisterName) => {
  const { word, near } = registerWords;
  const statement = (name: string, which: SQL) =>
    db
      .select({ asked: sql<string>`asked.word`, word: sql<string>`alike.word`, likeness: sql<number>`alike.likeness` })
      .from(
        sql`unnest(${sql.placeholder("words")}::text[], ${sql.placeholder("spellings")}::text[]) as asked(word, spellings)
          cross join lateral (
            select ${word} as word, similarity(${word}, asked.word) as likeness
            from ${registerWords}
            where ${registerWords.register} = ${register} and ${which}
            order by likeness desc, ${word}
            limit ${sql.raw(String(mostAlike))}
          ) as alike`,
      )
      .prepare(`${name}_words_${register}`);
  const aLetterAway = statement("near", sql`${near} && string_to_array(asked.spellings, ' ')`);
  const similar = statement("similar", sql`${word} % asked.word`);

  return async (asked: Asked[]): Promise<Alike[]> => {
    const given = (words: string[]) => ({ words, spellings: words.map((each) => nearSpellings(each).join(" ")) });
    const words = guessable(asked);
    const found = words.length === 0 ? [] : await aLetterAway.execute(given(words));
    const unknown = words.filter((each) => !found.some(({ asked: of }) => of === each));
    return unknown.length === 0 ? found : [...found, ...(await similar.execute(given(unknown)))];
  };
};
