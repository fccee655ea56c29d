import { createHash } from "node:crypto";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { bankFileParts } from "../../../platform/database/tables/bank-files.ts";
import { decryptPersonalNumber, encryptPersonalNumber } from "../../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../../ledger/donors/personal-number.ts";
import { mandateEvents, mandates } from "../../../platform/database/tables/mandates.ts";
import { paymentEvents, payments } from "../../../platform/database/tables/payments.ts";
import { bank } from "../move.ts";
import { readLine, splitLines } from "./autogiro/line.ts";
import { requestLayouts } from "./autogiro/request-layouts.ts";

export const openContent = (tx: Transaction, keys: PersonalNumberKeys, fileId: string) => {
  const hash = createHash("sha256");
  let position = 0;
  return {
    add: async (part: Buffer): Promise<void> => {
      hash.update(part);
      // Each byte of ISO-8859-1 is one character.
      const { personalNumber: content, personalNumberKeyVersion: keyVersion } = encryptPersonalNumber(
        keys,
        part.toString("latin1"),
      );
      await tx.insert(bankFileParts).values({ fileId, position, content, keyVersion });
      position += 1;
    },
    sha256: (): string => hash.digest("hex"),
  };
};

export async function* readContent(db: Transaction, keys: PersonalNumberKeys, fileId: string): AsyncGenerator<Buffer> {
  for (let last = -1; ;) {
    const [part] = await db
      .select()
      .from(bankFileParts)
      .where(and(eq(bankFileParts.fileId, fileId), gt(bankFileParts.position, last)))
      .orderBy(asc(bankFileParts.position))
      .limit(1);
    if (!part) return;
    const { content, keyVersion, position } = part;
    const text = decryptPersonalNumber(keys, { personalNumber: content, personalNumberKeyVersion: keyVersion });
    yield Buffer.from(text, "latin1");
    last = position;
  }
}

const count = async (tx: Transaction, query: ReturnType<typeof sql>): Promise<number> =>
  (await tx.execute<{ answered: number }>(query)).rows[0]?.answered ?? 0;

export const answeredLines = async (tx: Transaction, keys: PersonalNumberKeys, fileId: string) => {
  const [references, payerNumbers]: [string[], string[]] = [[], []];
  for await (const { text, line } of splitLines(readContent(tx, keys, fileId))) {
    if (text.startsWith("82")) references.push(readLine(requestLayouts.debit, text, line).reference);
    if (text.startsWith("04")) payerNumbers.push(readLine(requestLayouts.newMandate, text, line).payerNumber);
  }
  const draws = await count(
    tx,
    sql`select count(*)::int as answered from ${payments}
      where ${payments.providerReference} = any(${sql.param(references)}::text[]) and exists (
        select 1 from ${paymentEvents} where ${paymentEvents.paymentId} = ${payments.id}
          and ${paymentEvents.source} = 'bankFile' and ${paymentEvents.fromState} is not null)`,
  );
  const taken = await count(
    tx,
    sql`select count(*)::int as answered from ${mandates}
      where ${mandates.payerNumber} = any(${sql.param(payerNumbers)}::text[]) and exists (
        select 1 from ${mandateEvents} where ${mandateEvents.mandateId} = ${mandates.id}
          and ${mandateEvents.who} = ${bank} and ${mandateEvents.code} is not null)`,
  );
  return { lines: references.length + payerNumbers.length, answered: draws + taken };
};
