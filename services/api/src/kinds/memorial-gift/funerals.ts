import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { MemorialGift } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { isTooLate } from "@hjarta-lunga/contract/sheet-days.ts";
import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { swedishTime } from "../../platform/database/swedish-time.ts";
import { funeralParlors } from "../../platform/database/tables/lookups.ts";

type Funeral = MemorialGift["funeral"];

const columns = { name: funeralParlors.name, email: funeralParlors.email, town: funeralParlors.town };

export const lookUpFuneral = async (db: Database, { parlorId, day }: Funeral) => {
  const [parlor] =
    parlorId === undefined ? [] : await db.select(columns).from(funeralParlors).where(eq(funeralParlors.id, parlorId));
  return { parlor, ceremony: day === undefined ? undefined : { day, now: await swedishTime(db) } };
};
export type KnownFuneral = Awaited<ReturnType<typeof lookUpFuneral>>;

export const deliveryProblems = (to: SheetDelivery, { parlor, ceremony }: KnownFuneral) => ({
  ...(to === "parlor" && !parlor && { "funeral.parlor": "not in the register" }),
  ...(to === "parlor" && parlor?.email === null && { "funeral.parlor": "takes no sheets" }),
  ...(ceremony && isTooLate(to, ceremony.day, ceremony.now) && { "funeral.day": "tooLate" satisfies FieldProblem }),
});
