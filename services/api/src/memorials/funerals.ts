import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { leastDaysByPost, leastDaysToParlor } from "@hjarta-lunga/contract/memorials.ts";
import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { MemorialGift } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { todayInSweden } from "../database/tables/columns.ts";
import { funeralParlors } from "../database/tables/lookups.ts";

type Funeral = MemorialGift["funeral"];

const columns = { name: funeralParlors.name, email: funeralParlors.email, town: funeralParlors.town };

/** The parlour as the register has it now, and the days from today in Sweden to the funeral, where they are said. */
export const lookUpFuneral = async (db: Database, { parlorId, day }: Funeral) => {
  const [parlor] =
    parlorId === undefined ? [] : await db.select(columns).from(funeralParlors).where(eq(funeralParlors.id, parlorId));
  if (day === undefined) return { parlor, daysLeft: undefined };
  const { rows } = await db.execute<{ days: number }>(sql`select ${day}::date - ${todayInSweden} as days`);
  return { parlor, daysLeft: rows[0]?.days };
};
export type KnownFuneral = Awaited<ReturnType<typeof lookUpFuneral>>;

/** A sheet by post to a home may also come after the funeral: a day that has passed sets no limit. */
const isTooLate: Record<SheetDelivery, (daysLeft: number) => boolean> = {
  donor: () => false,
  parlor: (daysLeft) => daysLeft < leastDaysToParlor,
  post: (daysLeft) => daysLeft >= 0 && daysLeft < leastDaysByPost,
  none: () => false,
};

/** Why the sheet cannot go where it should, by field. */
export const deliveryProblems = (to: SheetDelivery, { parlor, daysLeft }: KnownFuneral) => ({
  ...(to === "parlor" && !parlor && { "funeral.parlor": "not in the register" }),
  ...(to === "parlor" && parlor?.email === null && { "funeral.parlor": "takes no sheets" }),
  ...(daysLeft !== undefined && isTooLate[to](daysLeft) && { "funeral.day": "tooLate" satisfies FieldProblem }),
});
