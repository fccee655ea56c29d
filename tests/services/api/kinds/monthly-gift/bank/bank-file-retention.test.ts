import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import {
  bankFileEvents,
  bankFileParts,
  bankFiles,
} from "../../../../../../services/api/src/platform/database/tables/bank-files.ts";
import { runRetention } from "../../../../../../services/api/src/modules.ts";
import { removeOldCopies } from "../../../../../../services/api/src/ledger/bank-files/bank-content.ts";
import {
  noteDone,
  sendAgain,
  showLine,
} from "../../../../../../services/api/src/kinds/monthly-gift/bank/bank-staff.ts";
import { ownTestApi } from "../../../test-api.ts";
import { mandateFile, openBankWorld } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(() => world.forget());

const anna = "Anna Ek: tried";
const daysAgo = (days: number) => Date.now() / 1_000 - days * 86_400;
const clean = () => removeOldCopies(api.db, api.environment.autogiro);
/** As if it had come, been read and been seen to so many days ago. */
const age = (days: number) =>
  api.db.update(bankFiles).set({
    madeAt: sql`${bankFiles.madeAt} - make_interval(days => ${days})`,
    readAt: sql`${bankFiles.readAt} - make_interval(days => ${days})`,
    doneAt: sql`${bankFiles.doneAt} - make_interval(days => ${days})`,
  });
const answer = async (name: string, writtenDaysAgo: number) => {
  const { payerNumber } = await world.addMandate({ state: "sent", bankInstruction: null });
  await world.lay(name, mandateFile("2026-11-26", [{ payerNumber, status: "32" }]), daysAgo(writtenDaysAgo));
  await world.read();
  return payerNumber;
};

test.each([
  ["stays for thirteen days", 13, ["read.txt"]],
  ["goes after a fortnight", 15, []],
])("what was read of the bank %s, and stays encrypted in the database", async (_what, days, left) => {
  const payerNumber = await answer("read.txt", days);
  await age(days);
  await clean();
  expect(await world.filesIn("read")).toEqual(left);
  const [file] = await world.bankFiles("fromBank");
  const line = await showLine(api.db, api.environment.personalNumberKeys, file?.id ?? "", 2, anna);
  expect(line).toContain(payerNumber);
  await age(15);
  await clean();
});

test("what was written long ago but read today stays", async () => {
  await answer("late.txt", 40);
  await clean();
  expect(await world.filesIn("read")).toEqual(["late.txt"]);
  await age(15);
  await clean();
});

test("what was set aside stays until somebody has seen to it, and a fortnight more", async () => {
  await world.lay("cut.txt", Buffer.from("01AUTOGIRO"), daysAgo(60));
  await world.read();
  await age(60);
  await clean();
  expect(await world.filesIn("setAside")).toEqual(["cut.txt"]);
  const [file] = await world.bankFiles("fromBank");
  await noteDone(api.db, file?.id ?? "", undefined, anna);
  await clean();
  expect(await world.filesIn("setAside")).toEqual(["cut.txt"]);
  await age(15);
  await clean();
  expect(await world.filesIn("setAside")).toEqual([]);
});

test("a file whose bytes are not kept is not removed", async () => {
  await answer("known.txt", 60);
  await age(60);
  await writeFile(join(world.folders.read, "known.txt"), "something else");
  await world.rest("read", "known.txt", daysAgo(60));
  await clean();
  expect(await world.filesIn("read")).toEqual(["known.txt"]);
});

test("the books are kept for seven years after the year, and what is out of them is neither shown nor sent again", async () => {
  await world.addMandate();
  const id = (await world.night("2026-11-23")) ?? "";
  await world.send();
  const makeItOf = async (yearsAgo: number) => {
    await api.db
      .update(bankFiles)
      .set({ madeAt: sql`date_trunc('year', now()) - make_interval(years => ${yearsAgo}) + interval '1 day'` })
      .where(eq(bankFiles.id, id));
    await runRetention(api.db);
    return (await api.db.select().from(bankFileParts)).length;
  };
  expect(await makeItOf(7)).toBe(1);
  expect(await makeItOf(8)).toBe(0);
  expect(await world.bankFiles("toBank")).toHaveLength(1);
  await expect(sendAgain(api.db, api.environment.personalNumberKeys, { id, note: anna })).rejects.toThrow(
    "was removed",
  );
  expect(await world.send()).toBe(0);
});

test.each(["update bank_file_event set who = 'x'", "delete from bank_file_event", "truncate bank_file_event"])(
  "what staff did with a file cannot be undone: %s",
  async (statement) => {
    await world.addMandate();
    const id = (await world.night("2026-11-23")) ?? "";
    await world.send();
    await sendAgain(api.db, api.environment.personalNumberKeys, { id, note: anna });
    await expect(api.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: "bank_file_event is append-only" },
    });
    expect(await api.db.select().from(bankFileEvents)).toHaveLength(1);
    await world.send();
  },
);
