import type { DeceasedPerson, FuneralParlor } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { sql, eq, type SQL } from "drizzle-orm";
import { deceasedPeople, funeralParlors, registerEditions } from "../../platform/database/tables/lookups.ts";
import type { RegisterName } from "../../platform/database/tables/lookups.ts";
import type { Numbers } from "./words.ts";
import type { Database } from "../../platform/database/connect.ts";
import { createWordIndexer, type WordIndex } from "./word-index.ts";

export type Register<Item> = {
  name: RegisterName;
  table: typeof deceasedPeople | typeof funeralParlors;
  numbers: Numbers;
  item: SQL<Item>;
};

export const deceasedRegister: Register<DeceasedPerson> = {
  name: "deceased",
  table: deceasedPeople,
  numbers: "years",
  item: sql`json_build_object(
    'id', ${deceasedPeople.id}, 'name', ${deceasedPeople.name}, 'town', ${deceasedPeople.town},
    'bornYear', ${deceasedPeople.bornYear}, 'diedYear', ${deceasedPeople.diedYear})`,
};

export const parlorRegister: Register<FuneralParlor> = {
  name: "parlors",
  table: funeralParlors,
  numbers: "postcodes",
  item: sql`json_build_object(
    'id', ${funeralParlors.id}, 'name', ${funeralParlors.name}, 'street', ${funeralParlors.street},
    'postalCode', ${funeralParlors.postalCode}, 'town', ${funeralParlors.town},
    'takesSheets', ${funeralParlors.email} is not null)`,
};

/** Each part takes some milliseconds, and other calls are answered in between. */
const entriesAPart = 2_000;

type Part = { edition: string | null; spelled: string[] };
type CachedIndex = { edition: string | null; index: WordIndex };

export const editionOf = ({ name }: Pick<Register<unknown>, "name">) => sql<string | null>`(
  select ${registerEditions.edition} from ${registerEditions} where ${eq(registerEditions.register, name)})`;

/** Kept until the register has another edition: a search costs the database no more than the page that is shown. */
export const createIndexCache = (db: Database, register: Register<unknown>) => {
  const { position, spelled } = register.table;
  const part = db
    .select({ edition: sql<Part["edition"]>`part.edition`, spelled: sql<string[]>`part.spelled` })
    .from(
      sql`(select ${editionOf(register)} as edition, array(
        select ${spelled} from ${register.table} where ${position} >= ${sql.placeholder("from")}
        order by ${position} limit ${sql.raw(String(entriesAPart))}) as spelled) as part`,
    )
    .prepare(`spelled_${register.name}`);

  const read = async (): Promise<CachedIndex> => {
    const indexer = createWordIndexer();
    let edition: string | null = null;
    for (let from = 0; ; from += entriesAPart) {
      const [answer] = await part.execute({ from });
      if (!answer) throw new Error("No part of the register");
      if (from === 0) ({ edition } = answer);
      if (answer.edition !== edition) return read();
      for (const words of answer.spelled) indexer.add(words);
      if (answer.spelled.length < entriesAPart) return { edition, index: await indexer.finish() };
    }
  };

  let cached: Promise<CachedIndex> | undefined;
  const forget = () => {
    cached = undefined;
  };
  return {
    get: (): Promise<CachedIndex> => {
      if (cached) return cached;
      const reading = read();
      cached = reading;
      reading.catch(forget);
      return reading;
    },
    /** Unless somebody else has already. */
    forget: async (old: CachedIndex) => {
      if (cached && (await cached) === old) forget();
    },
  };
};
