import { randomUUID } from "node:crypto";
import { isWorkingDay } from "@hjarta-lunga/contract/lib/working-days.ts";
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../../platform/database/connect.ts";
import { today } from "../../../platform/database/time.ts";
import { bankFiles } from "../../../platform/database/tables/bank-files.ts";
import type { Environment } from "../../../platform/environment/environment.ts";
import { openContent } from "../../../ledger/bank-files/bank-content.ts";
import { lockBank, exportInstructions } from "./bank-instructions.ts";
import { dueDraws } from "../draws/due-draws.ts";
import { writeLine, encodeLines } from "./autogiro/line.ts";
import { noteNight } from "./nights.ts";
import { requestLayouts } from "./autogiro/request-layouts.ts";
import { makeMonthlyDraws, type Draw } from "../draws/monthly-draws.ts";
import { exportPendingDraws } from "../draws/pending-draws.ts";

type NightEnvironment = Pick<Environment, "autogiro" | "personalNumberKeys" | "personalNumberLookupKey">;

const once = { period: "0", repeats: null };

async function* linesOf(
  tx: Transaction,
  environment: NightEnvironment,
  fileId: string,
  night: string,
): AsyncGenerator<string[]> {
  const { autogiro } = environment;
  const { bankgiro, customerNumber, leadBankingDays } = autogiro;
  const opening = writeLine(requestLayouts.opening, { day: night, bankgiro, customerNumber });
  let isOpen = false;
  for await (const lines of exportInstructions(tx, environment, bankgiro)) {
    yield isOpen ? lines : [opening, ...lines];
    isOpen = true;
  }
  isOpen = false;
  const lineOf = ({ dueOn: day, ...draw }: Draw): string =>
    writeLine(requestLayouts.debit, { ...draw, ...once, day, bankgiro });
  for (const due of dueDraws(night, leadBankingDays)) {
    for await (const lines of makeMonthlyDraws(tx, environment, due, { fileId, lineOf })) {
      yield isOpen ? lines : [opening, ...lines];
      isOpen = true;
    }
  }
  const untold = await exportPendingDraws(tx, night, leadBankingDays, { fileId, lineOf });
  if (untold.length > 0) yield isOpen ? untold : [opening, ...untold];
}

/** One transaction: all is told and drawn, or nothing. `on`: another day than Sweden's, on a machine of one's own. */
export const writeNight = (db: Database, environment: NightEnvironment, on?: string): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    await lockBank(tx);
    const day = on ?? (await today(tx));
    if (!isWorkingDay(day) || !(await noteNight(tx, day))) return undefined;
    const fileId = randomUUID();
    await tx.insert(bankFiles).values({ id: fileId, direction: "toBank", name: fileId });
    const content = openContent(tx, environment.personalNumberKeys, fileId);
    let lines = 0;
    for await (const some of linesOf(tx, environment, fileId, day)) {
      for (const part of encodeLines(some)) await content.add(part);
      lines += some.length;
    }
    if (lines === 0) {
      await tx.delete(bankFiles).where(eq(bankFiles.id, fileId));
      return undefined;
    }
    const sha256 = content.sha256();
    const name = `AUTOGIRO.${day.replaceAll("-", "")}.${sha256.slice(0, 12)}.txt`;
    await tx.update(bankFiles).set({ name, sha256, lines }).where(eq(bankFiles.id, fileId));
    return fileId;
  });
