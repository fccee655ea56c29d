import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandateEvents, mandates } from "../../../platform/database/tables/mandates.ts";
import { paymentEvents, payments } from "../../../platform/database/tables/payments.ts";
import { readContent } from "../../../ledger/bank-files/bank-content.ts";
import type { PersonalNumberKeys } from "../../../ledger/donors/personal-number.ts";
import { bank } from "../move.ts";
import { readLine, splitLines } from "./autogiro/line.ts";
import { requestLayouts } from "./autogiro/request-layouts.ts";

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
