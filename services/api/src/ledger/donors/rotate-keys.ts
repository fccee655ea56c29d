import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { decryptPersonalNumber, encryptPersonalNumber, type PersonalNumberKeys } from "./personal-number.ts";

const atOnce = 200;

export const rotatePersonalNumbers = async (db: Database, keys: PersonalNumberKeys): Promise<number> => {
  for (let rotated = 0; ;) {
    const changed = await db.transaction(async (tx) => {
      const rows = await tx
        .select({
          id: orders.id,
          personalNumber: orders.personalNumber,
          personalNumberKeyVersion: orders.personalNumberKeyVersion,
        })
        .from(orders)
        .where(and(isNotNull(orders.personalNumber), ne(orders.personalNumberKeyVersion, keys.current)))
        .limit(atOnce)
        .for("update");
      for (const { id, personalNumber, personalNumberKeyVersion } of rows) {
        if (personalNumber === null) continue;
        const number = decryptPersonalNumber(keys, { personalNumber, personalNumberKeyVersion });
        await tx.update(orders).set(encryptPersonalNumber(keys, number)).where(eq(orders.id, id));
      }
      return rows.length;
    });
    if (changed === 0) return rotated;
    rotated += changed;
  }
};
