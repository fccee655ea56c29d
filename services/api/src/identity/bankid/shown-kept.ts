import type { bankIdOrders } from "../../platform/database/tables/bankid.ts";
import { decryptPersonalNumber, encryptPersonalNumber } from "../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";

type Kept = Pick<typeof bankIdOrders.$inferSelect, "shown" | "shownKeyVersion">;

export const encryptShown = (keys: PersonalNumberKeys, text: string): Kept => {
  const { personalNumber, personalNumberKeyVersion: shownKeyVersion } = encryptPersonalNumber(keys, text);
  return { shown: personalNumber.toString("base64"), shownKeyVersion };
};

export const decryptShown = (keys: PersonalNumberKeys, { shown, shownKeyVersion }: Kept): string =>
  decryptPersonalNumber(keys, {
    personalNumber: Buffer.from(shown, "base64"),
    personalNumberKeyVersion: shownKeyVersion,
  });
