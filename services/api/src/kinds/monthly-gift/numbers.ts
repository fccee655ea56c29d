import type { BankAccount } from "@hjarta-lunga/contract/accounts.ts";
import { withCheckDigit } from "@hjarta-lunga/contract/lib/luhn.ts";
import { sql } from "drizzle-orm";
import type { mandates } from "../../platform/database/tables/mandates.ts";
import {
  decryptPersonalNumber,
  encryptPersonalNumber,
  personalNumberLookup,
} from "../../ledger/donors/personal-number.ts";
import type { NumberSecrets, PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";
import type { Transaction } from "../../platform/database/connect.ts";

type Account = Pick<BankAccount, "clearing" | "number">;
type Plain = { holder: string; giver: string | null; account: Account };
type Stored = Pick<typeof mandates.$inferSelect, "holderNumber" | "giverNumber" | "account" | "keyVersion">;

const shownDigits = 4;
const written = ({ clearing, number }: Account): string => `${clearing} ${number}`;

export const encryptNumbers = (keys: PersonalNumberKeys, { holder, giver, account }: Plain): Stored => {
  const encrypt = (text: string) => encryptPersonalNumber(keys, text).personalNumber;
  return {
    holderNumber: encrypt(holder),
    giverNumber: giver === null ? null : encrypt(giver),
    account: encrypt(written(account)),
    keyVersion: keys.current,
  };
};

export const decryptNumbers = (keys: PersonalNumberKeys, stored: Stored): Plain => {
  const decrypt = (bytes: Buffer) =>
    decryptPersonalNumber(keys, { personalNumber: bytes, personalNumberKeyVersion: stored.keyVersion });
  const [clearing = "", number = ""] = decrypt(stored.account).split(" ");
  return {
    holder: decrypt(stored.holderNumber),
    giver: stored.giverNumber === null ? null : decrypt(stored.giverNumber),
    account: { clearing, number },
  };
};

export const holderLookup = ({ personalNumberLookupKey }: NumberSecrets, twelveDigits: string): string =>
  personalNumberLookup(personalNumberLookupKey, twelveDigits);

export const accountLookup = ({ personalNumberLookupKey }: NumberSecrets, account: Account): string =>
  personalNumberLookup(personalNumberLookupKey, `account ${written(account)}`);

export const accountEnding = ({ number }: Account): string => number.slice(-shownDigits);

/** Without the check digit. */
const length = 15;

export const newPayerNumber = async (tx: Transaction): Promise<string> => {
  const { rows } = await tx.execute<{ next: string }>(sql`select nextval('mandate_payer_number')::text as next`);
  return withCheckDigit((rows[0]?.next ?? "").padStart(length, "0"));
};
