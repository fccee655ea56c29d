import { expect, test } from "vitest";
import { openBank } from "../../../../../scripts/kill-test/bank-files/bank.ts";
import { compareWithBank } from "../../../../../scripts/kill-test/bank-files/compare.ts";
import type { MadeMandate } from "../../../../../scripts/kill-test/bank-files/compare.ts";
import { killRounds } from "../../../../../scripts/kill-test/bank-files/rounds.ts";
import { ownTestApi } from "../../test-api.ts";
import { openBankWorld } from "./bank-world.ts";

const api = await ownTestApi();

test("killed again and again between file and note, two processes send each mandate and draw once and lose none", async () => {
  const world = await openBankWorld(api);
  const made: MadeMandate[] = [];
  const add = async (isNew: boolean, given: Parameters<typeof world.addMandate>[0]) => {
    const { payerNumber: payer, amountOre, drawDay, firstDrawOn } = await world.addMandate(given);
    made.push({ payer, amountOre: amountOre ?? 0, drawDay, firstDrawOn, isNew });
  };
  for (let index = 0; index < 12; index += 1) {
    await add(false, { ...world.active, drawDay: ([25, 27, 28] as const)[index % 3] ?? 28, amountOre: 10_000 + index });
    await add(true, { firstDrawOn: "2027-01-28" });
  }
  const { folder } = api.environment.autogiro;
  const bank = openBank(folder);
  const env = { DATABASE_URL: api.environment.databaseUrl, BANK_FILES_FOLDER: folder, DEPLOYMENT: "" };
  // From here the day before the first file with draws: even rounds that are killed at once live to see it.
  const { last } = await killRounds({ rounds: 3, first: "2026-12-17", bank, env });
  const { databaseUrl, autogiro } = api.environment;
  const lived = { last, leadBankingDays: autogiro.leadBankingDays };
  const { faults, draws, mandates } = await compareWithBank(databaseUrl, bank, made, lived);
  expect(faults).toEqual([]);
  expect(draws).toBeGreaterThan(0);
  expect(mandates).toBe(12);
});
