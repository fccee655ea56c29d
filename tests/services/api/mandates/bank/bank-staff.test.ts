import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { bankFileEvents, bankFileParts } from "../../../../../services/api/src/database/tables/bank-files.ts";
import { bankSections } from "../../../../../services/api/src/mandates/bank/bank-attention.ts";
import {
  listBankFiles,
  noteDone,
  sendAgain,
  showLine,
} from "../../../../../services/api/src/mandates/bank/bank-staff.ts";
import { rotateBankFiles } from "../../../../../services/api/src/mandates/bank/rotate-bank-files.ts";
import { showSections } from "../../../../../services/api/src/staff/section.ts";
import { ownTestApi } from "../../test-api.ts";
import { mandateFile, openBankWorld } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(() => world.forget());

const anna = "Anna Ek: Bankgirot ringde";
const attention = () => showSections(api.db, bankSections);
const sentFile = async () => {
  await world.addMandate();
  const id = (await world.night("2026-11-23")) ?? "";
  await world.send();
  return { id, name: (await world.bankFiles("toBank"))[0]?.name ?? "" };
};

test("a file goes once more with the same bytes when staff say so, and by nothing else", async () => {
  const { id, name } = await sentFile();
  const before = await world.linesTo(name);
  await world.send();
  await expect(sendAgain(api.db, id, "because")).rejects.toThrow("Say who you are");
  expect(await world.send()).toBe(0);
  await sendAgain(api.db, id, anna);
  expect(await world.send()).toBe(1);
  expect(await world.linesTo(name)).toEqual(before);
  expect(await api.db.select().from(bankFileEvents)).toMatchObject([
    { fileId: id, what: "again", who: "Anna Ek", note: "Bankgirot ringde" },
  ]);
  expect(await listBankFiles(api.db)).toMatch(new RegExp(`Anna Ek +again +${name} +Bankgirot ringde`));
});

test("a line that was set aside is on the list until somebody says what was done, and who looked is kept", async () => {
  const { payerNumber } = await world.addMandate({ state: "sent", bankErrand: null });
  await world.lay("odd.txt", mandateFile("2026-11-26", [{ payerNumber, status: "77" }]));
  await world.read();
  const [{ id } = { id: "" }] = await world.bankFiles("fromBank");
  expect(await attention()).toMatch(/nothing was done by: 1[\s\S]*unknown code +04\/77/);
  expect(await attention()).not.toContain(payerNumber);
  expect(await showLine(api.db, api.environment.personalNumberKeys, id, 2, anna)).toContain(payerNumber);
  await noteDone(api.db, id, 2, anna);
  expect(await attention()).toContain("nothing was done by: none");
  await expect(noteDone(api.db, id, 2, anna)).rejects.toThrow("Nothing of that waits");
  expect((await api.db.select().from(bankFileEvents)).map(({ what }) => what)).toEqual(["line 2", "done 2"]);
});

test("a file that cannot be read, and draws and mandates that the bank forgets, are on the list", async () => {
  await world.lay("cut.txt", Buffer.from("01AUTOGIRO"));
  await world.read();
  await world.addMandate({ ...world.active, state: "sent", stateSince: new Date("2026-10-01") });
  await world.addMandate({ ...world.active, stateSince: new Date("2026-10-01") });
  await world.night("2026-12-18");
  await api.db.execute(sql`update mandate_draw set due_on = now() - interval '8 days'`);
  const shown = await attention();
  expect(shown).toMatch(/cannot be read: 1[\s\S]*lineLength/);
  expect(shown).toMatch(/said nothing for a week after their day: 1/);
  expect(shown).toMatch(/said nothing for two weeks: 1/);
  const [{ id } = { id: "" }] = await world.bankFiles("fromBank");
  await noteDone(api.db, id, undefined, anna);
  expect(await attention()).toContain("cannot be read: none");
});

test("what stands in the bank's files is turned to a new key and is the same", async () => {
  const { id } = await sentFile();
  const { byVersion } = api.environment.personalNumberKeys;
  const keys = { current: 2, byVersion: new Map([...byVersion, [2, Buffer.alloc(32, 7)]]) };
  const before = await showLine(api.db, keys, id, 2, anna);
  expect(await rotateBankFiles(api.db, keys)).toBe(1);
  expect((await api.db.select().from(bankFileParts)).map(({ keyVersion }) => keyVersion)).toEqual([2]);
  const newAlone = { current: 2, byVersion: new Map([[2, Buffer.alloc(32, 7)]]) };
  expect(await showLine(api.db, newAlone, id, 2, anna)).toBe(before);
});
