import { deceasedPeople } from "../../../services/api/src/platform/database/tables/lookups.ts";
import type { Database } from "../../../services/api/src/platform/database/connect.ts";
import { importRegister } from "../../../services/api/src/rooms/lookups/import.ts";
import { deceasedRegister } from "../../../services/api/src/rooms/lookups/registers.ts";
import { createRegisterSearch } from "../../../services/api/src/rooms/lookups/search.ts";
import { eq, sql } from "drizzle-orm";
import { step } from "../../lib/progress.ts";
import { withDatabase } from "../lib/database.ts";
import type { Figure } from "../lib/figure.ts";
import { manyPeople } from "../lib/many-people.ts";
import { percentile, timed } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";

const count = 100_000;
const rounds = 60;
const timesByKey = 5;

/** As visitors ask: letter by letter, the words in any order, with a town or a year, misspelled. */
const kinds: Record<string, string[]> = {
  "while a name is typed": ["ka", "kar", "karl", "karl li", "karl linds", "karl lindström", "an", "anna", "anna an"],
  "by name, town or year": ["lindström 1941", "andersson stockholm karl", "lund 2019", "1938", "eva maria holmkvist"],
  misspelled: ["lindstöm karl", "anderson margretha", "holmqvsit", "sjöberk uppsala", "cristina bergkvist"],
};

/** Turn by turn, so that what else the machine does falls on both. */
const compare = async (db: Database): Promise<Figure[]> => {
  const search = createRegisterSearch(db, deceasedRegister);
  const byKey = db
    .select()
    .from(deceasedPeople)
    .where(eq(deceasedPeople.id, sql.placeholder("id")))
    .prepare("person_by_key");
  const ids = await db.select({ id: deceasedPeople.id }).from(deceasedPeople).limit(rounds);

  const keyed: number[] = [];
  const taken: Record<string, number[]> = {};
  // The first ten rounds are for PostgreSQL to make its plans.
  for (let round = -10; round < rounds; round += 1) {
    for (const [kind, queries] of Object.entries(kinds)) {
      for (const query of queries) {
        const key = await timed(() => byKey.execute(ids[Math.max(0, round)]));
        const found = await timed(() => search(query, 1));
        if (round < 0) continue;
        keyed.push(key);
        (taken[kind] ??= []).push(found);
      }
    }
  }
  const all = Object.values(taken).flat();
  const figure = (what: string, times: number[]): Figure => ({
    what: `Somebody among ${count.toLocaleString("en")}, ${what}, 95 of a hundred`,
    unit: "µs",
    measured: percentile(times, 95) * 1_000,
    baseline: percentile(keyed, 95) * 1_000,
    notes: [`half of them in ${(percentile(times, 50) * 1_000).toFixed(0)} µs`],
  });
  return [
    { ...figure("all that is asked", all), bar: { timesBaseline: timesByKey } },
    ...Object.entries(taken).map(([kind, times]) => figure(kind, times)),
  ];
};

export const people: Part = {
  name: "people",
  about: "a search among 100,000 of the dead, beside one of them by primary key on the same connection",
  run: async (context) => {
    const stack = await context.stack();
    return withDatabase(stack, { name: "bench_people", poolSize: 1 }, async (db) => {
      await step("A register of 100,000", () =>
        importRegister(db, "deceased", new TextEncoder().encode(manyPeople(count))),
      );
      await db.execute(sql`vacuum analyze`);
      return step("Searching in it", () => compare(db));
    });
  },
};
