import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { nightSections } from "../../../../../../services/api/src/kinds/monthly-gift/attention.ts";
import { monthlyGift } from "../../../../../../services/api/src/kinds/monthly-gift/module.ts";
import { holdBank } from "../../../../../../services/api/src/ledger/bank-files/after-restore.ts";
import { orderHandlers, bankFileReaders } from "../../../../../../services/api/src/modules.ts";
import { bankFiles, bankNights } from "../../../../../../services/api/src/platform/database/tables/bank-files.ts";
import { showAttention } from "../../../../../../services/api/src/platform/staff/section.ts";
import { ownTestApi } from "../../../test-api.ts";
import { openBankWorld } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
const { folder } = api.environment.autogiro;
const { bankNight, bankFiles: exchange } = monthlyGift.jobs({
  ...{ db: api.db, jobs: api.jobs, environment: api.environment, log: api.app.log },
  ...{ handlers: orderHandlers, bankFileReaders },
});
const attention = () => showAttention(api.db, nightSections(api.environment), true);
const heading = "GRAVE: The bank is told nothing since a backup was restored";

afterEach(async () => {
  await rm(join(folder, "RESTORED.txt"), { force: true });
  await world.forget();
});

test("after a restore the bank is told nothing, neither by a night nor of a file that waits, until somebody has compared", async () => {
  await world.addMandate();
  await world.night("2026-12-18");
  holdBank(folder);
  await bankNight();
  await exchange();
  expect(await readdir(world.folders.toBank)).toEqual([]);
  expect(await api.db.$count(bankFiles)).toBe(1);
  expect(await api.db.$count(bankNights)).toBe(1);
  expect((await attention()).text).toContain(heading);
  await rm(join(folder, "RESTORED.txt"));
  await exchange();
  expect(await readdir(world.folders.toBank)).toHaveLength(1);
  expect((await attention()).text).not.toContain(heading);
});
