import type { SwedishTime } from "@hjarta-lunga/contract/sheet-days.ts";
import { sql } from "drizzle-orm";
import type { Database } from "./connect.ts";
import { hourInSweden, todayInSweden } from "./tables/columns.ts";

export const swedishTime = async (db: Pick<Database, "execute">): Promise<SwedishTime> => {
  const { rows } = await db.execute<SwedishTime>(sql`select ${todayInSweden}::text as day, ${hourInSweden} as hour`);
  const [now] = rows;
  if (!now) throw new Error("The database does not know what time it is");
  return now;
};
