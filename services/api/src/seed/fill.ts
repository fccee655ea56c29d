import { readFile } from "node:fs/promises";
import type { Database } from "../platform/database/connect.ts";
import { deceasedPeople, funeralParlors, type RegisterName } from "../platform/database/tables/lookups.ts";
import { importRegister } from "../rooms/lookups/import.ts";
import { changeStock } from "../kinds/article-order/set-stock.ts";
import { articleStock } from "../platform/database/tables/articles.ts";

const files = {
  deceased: { table: deceasedPeople, file: new URL("people.csv", import.meta.url) },
  parlors: { table: funeralParlors, file: new URL("parlors.csv", import.meta.url) },
};

export const fillEmptyRegisters = async (db: Database) => {
  for (const name of Object.keys(files) as RegisterName[]) {
    const { table, file } = files[name];
    const isEmpty = (await db.$count(table)) === 0;
    if (isEmpty) await importRegister(db, name, await readFile(file));
  }
};

const firstStock = { "2001": 500, "2002": 60, "3001": 120, "3002": 4 };

export const fillEmptyStock = async (db: Database) => {
  if ((await db.$count(articleStock)) > 0) return;
  for (const [articleNumber, quantity] of Object.entries(firstStock))
    await changeStock(db, { how: "set", articleNumber, quantity, note: "Seed: so that there is something to order" });
};
