import { toSek } from "@hjarta-lunga/contract/money.ts";
import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { giverName } from "../../kinds/monthly-gift/giver-name.ts";
import { csvOf } from "../../platform/staff/csv.ts";
import { giversIn } from "./givers-in-year.ts";
import { yearIn } from "./year-in.ts";

type Asked = { year: string | undefined; write: (csv: string) => Promise<void> };

/** A mandate has no postal address either: staff find it, or call. */
export const listWithoutAddress = async (db: Database, { year: asked, write }: Asked): Promise<string> => {
  const year = yearIn(asked);
  const given = giversIn(db, year);
  const rows = await db
    .select({ mandate: mandates, totalOre: given.totalOre, draws: given.draws })
    .from(given)
    .innerJoin(mandates, eq(mandates.id, sql`${given.mandateIds}[1]`))
    .where(isNull(mandates.email))
    .orderBy(asc(mandates.createdAt));
  if (rows.length === 0) return `Of ${year} there is nobody without an e-mail address. No file was written.\n`;
  const lines = rows.map(({ mandate, totalOre, draws }) => [
    ...[mandate.shortReference, String(year), giverName(mandate), mandate.mobile ?? "", mandate.language],
    ...[String(toSek(totalOre)), String(draws)],
  ]);
  const heading = ["mandate", "year", "name", "mobile", "language", "kronor", "draws"];
  await write(csvOf([heading, ...lines]));
  return (
    `Without an e-mail address: ${rows.length}. The receipt of each, to print and post: ` +
    `-- yearly-receipt <mandate> ${year} "Your name: posted" receipt.pdf. Delete both when they are posted.\n`
  );
};
