import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { decryptPersonalNumber, encryptPersonalNumber, type PersonalNumberKeys } from "./personal-number.ts";

/** The API may run meanwhile: each batch is a transaction of its own. */
export const inBatches = async (db: Database, rotateSome: (tx: Transaction) => Promise<number>): Promise<number> => {
  for (let rotated = 0; ;) {
    const changed = await db.transaction(rotateSome);
    if (changed === 0) return rotated;
    rotated += changed;
  }
};

const { id, personalNumber, personalNumberKeyVersion } = orders;

export const rotatePersonalNumbers = (db: Database, keys: PersonalNumberKeys): Promise<number> =>
  inBatches(db, async (tx) => {
    const isOld = and(isNotNull(personalNumber), ne(personalNumberKeyVersion, keys.current));
    const columns = { id, personalNumber, personalNumberKeyVersion };
    const rows = await tx.select(columns).from(orders).where(isOld).limit(200).for("update");
    for (const { id: order, personalNumber: encrypted, ...version } of rows) {
      if (encrypted === null) continue;
      const number = decryptPersonalNumber(keys, { personalNumber: encrypted, ...version });
      await tx.update(orders).set(encryptPersonalNumber(keys, number)).where(eq(id, order));
    }
    return rows.length;
  });
