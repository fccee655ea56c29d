import { withCheckDigit } from "@hjarta-lunga/contract/lib/luhn.ts";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";

/** Without the check digit. */
const length = 15;

export const newPayerNumber = async (tx: Transaction): Promise<string> => {
  const { rows } = await tx.execute<{ next: string }>(sql`select nextval('mandate_payer_number')::text as next`);
  return withCheckDigit((rows[0]?.next ?? "").padStart(length, "0"));
};
