import { sql } from "drizzle-orm";
import type { Transaction } from "./connect.ts";
import { todayInSweden } from "./tables/columns.ts";

export const today = async (tx: Transaction): Promise<string> => {
  const { rows } = await tx.execute<{ today: string }>(sql`select ${todayInSweden}::text as today`);
  return rows[0]?.today ?? "";
};
