import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import {
  bankFileEvents,
  bankFileParts,
  bankFiles,
} from "../../../../../../services/api/src/platform/database/tables/bank-files.ts";
import { bankSections } from "../../../../../../services/api/src/kinds/monthly-gift/attention.ts";
import {
  listBankFiles,
  noteDone,
  readAside,
  sendAgain,
  showLine,
} from "../../../../../../services/api/src/kinds/monthly-gift/bank/bank-staff.ts";
import { rotateBankFiles } from "../../../../../../services/api/src/kinds/monthly-gift/rotate-keys.ts";
import { showSections } from "../../../../../../services/api/src/platform/staff/section.ts";
import { bankFileReaders as readers, orderHandlers } from "../../../../../../services/api/src/modules.ts";
import { ownTestApi } from "../../../test-api.ts";
import { mandateFile, openBankWorld, paymentFile, refusedFile } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(() => world.forget());

const anna = "Anna Ek: Bankgirot ringde";
const attention = () => showSections(api.db, bankSections(api.environment));
const sentFile = async () => {
  await world.addMandate();
  const id = (await world.night("2026-11-23")) ?? "";
  await world.send();
  return { id, name: (await world.bankFiles("toBank"))[0]?.name ?? "" };
};

const again = (id: string, note: string, although?: string) =>
  sendAgain(api.db, api.environment.personalNumberKeys, { id, note, although });

test("a file goes once more with the same bytes when staff say so, and by nothing else", async () => {
  const { id, name } = await sentFile();
  const before = await world.linesTo(name);
  await world.send();
  await expect(again(id, "because")).rejects.toThrow("Say who you are");
  expect(await world.send()).toBe(0);
  await again(id, anna);
  expect(await world.send()).toBe(1);
  expect(await world.linesTo(name)).toEqual(before);
  expect(await api.db.select().from(bankFileEvents)).toMatchObject([
    { fileId: id, what: "again", who: "Anna Ek", note: "Bankgirot ringde" },
  ]);
  expect(await listBankFiles(api.db)).toMatch(new RegExp(`Anna Ek +again +${name} +Bankgirot ringde`));
});

test.each<[string, (about: { payerNumber: string; reference: string }) => Buffer]>([
  ["paid", (about) => paymentFile("2026-12-28", [{ ...about, status: "0" }])],
  ["tried again", (about) => paymentFile("2026-12-28", [{ ...about, status: "9" }])],
  ["without funds", (about) => paymentFile("2026-12-28", [{ ...about, status: "1" }])],
  ["of another amount", (about) => paymentFile("2026-12-28", [{ ...about, amountOre: 100, status: "0" }])],
  ["refused", (about) => refusedFile("2026-12-22", [{ ...about, comment: "24" }])],
  ["whose mandate was taken", ({ payerNumber }) => mandateFile("2026-12-22", [{ payerNumber, status: "32" }])],
])(
  "a file with a line that the bank has answered, one %s, goes again only when told so in words",
  async (_what, answer) => {
    for (let n = 0; n < 2; n += 1) await world.addMandate(world.active);
    const { payerNumber: signed } = await world.addMandate();
    const id = (await world.night("2026-12-18")) ?? "";
    await world.send();
    const [draw] = await world.draws();
    const { payerNumber = "" } = (await world.mandate(draw?.mandateId ?? "")) ?? {};
    const about = { payerNumber, reference: draw?.reference ?? "" };
    const isOfMandate = answer({ ...about, payerNumber: signed }).includes("AG-MEDAVI");
    await world.lay("answer.txt", answer(isOfMandate ? { ...about, payerNumber: signed } : about));
    await world.read();
    await expect(again(id, anna)).rejects.toThrow(/answered to 1 of the 3[\s\S]*although-answered/);
    await expect(again(id, anna, "yes")).rejects.toThrow("although-answered");
    expect(await world.send()).toBe(0);
    await again(id, anna, "although-answered");
    expect(await world.send()).toBe(1);
    expect(await api.db.select().from(bankFileEvents)).toMatchObject([
      { what: "again, 1 of 3 answered", who: "Anna Ek" },
    ]);
  },
);

test("a line that was set aside is on the list until somebody says what was done, and who looked is kept", async () => {
  const { payerNumber } = await world.addMandate({ state: "sent", bankInstruction: null });
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

test("what stands in the bank's files is encrypted with a new key and is the same", async () => {
  const { id } = await sentFile();
  const { byVersion } = api.environment.personalNumberKeys;
  const keys = { current: 2, byVersion: new Map([...byVersion, [2, Buffer.alloc(32, 7)]]) };
  const before = await showLine(api.db, keys, id, 2, anna);
  expect(await rotateBankFiles(api.db, keys)).toBe(1);
  expect((await api.db.select().from(bankFileParts)).map(({ keyVersion }) => keyVersion)).toEqual([2]);
  const newAlone = { current: 2, byVersion: new Map([[2, Buffer.alloc(32, 7)]]) };
  expect(await showLine(api.db, newAlone, id, 2, anna)).toBe(before);
});

const aside = async (elsewhere = "9912346") => {
  const { id, payerNumber } = await world.addMandate({ state: "sent", bankInstruction: null });
  const ours = mandateFile("2026-11-26", [{ payerNumber, status: "32" }]);
  const theirs = Buffer.from(ours.toString("latin1").replaceAll("0009000000", `000${elsewhere}`), "latin1");
  const lay = (name: string) => world.lay(name, theirs);
  await lay("aside.txt");
  await world.read();
  const [file] = await world.bankFiles("fromBank");
  const state = async () => (await world.mandate(id))?.state;
  return { file: file?.id ?? "", lay, state, mended: { ...api.environment.autogiro, bankgiro: elsewhere } };
};
const readAsideNow = (id: string, note: string | undefined, autogiro = api.environment.autogiro) =>
  readAside(
    { db: api.db, environment: { ...api.environment, autogiro }, handlers: orderHandlers, readers },
    { id, note },
  );

test("a file that was set aside is read by a command once what stopped it is mended, and once only", async () => {
  const { file, state, mended } = await aside();
  await expect(readAsideNow(file, anna)).rejects.toThrow(/It cannot be read yet: .*anotherPayee/);
  await expect(readAsideNow(file, "nu", mended)).rejects.toThrow("Say who you are");
  await world.readAs(mended);
  expect(await state()).toBe("sent");
  const tries = await Promise.allSettled([readAsideNow(file, anna, mended), readAsideNow(file, anna, mended)]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await Promise.all([world.readAs(mended), world.readAs(mended)]);
  expect(await state()).toBe("active");
  expect(await attention()).toContain("cannot be read: none");
  await expect(readAsideNow(file, anna, mended)).rejects.toThrow("no such file that was set aside");
  expect(await world.bankFiles("fromBank")).toMatchObject([{ readAt: expect.any(Date) as Date, linesRead: 2 }]);
  expect(await api.db.select().from(bankFileEvents)).toMatchObject([{ what: "read", who: "Anna Ek" }]);
});

test.each([
  ["is read when what stopped it is mended", false, "active"],
  ["is left aside when staff have seen to it in another way", true, "sent"],
])("the same bytes once more are no duplicate of a file that was set aside: it %s", async (_what, isDone, becomes) => {
  const { file, lay, state, mended } = await aside();
  await lay("again.txt");
  await world.read();
  expect(await state()).toBe("sent");
  if (isDone) await noteDone(api.db, file, undefined, anna);
  await lay("mended.txt");
  await world.readAs(mended);
  expect(await state()).toBe(becomes);
  expect(await world.bankFiles("fromBank")).toHaveLength(1);
});

test("a command reads the file itself, with the settings that it is run with, whatever those of the API are", async () => {
  const { file, state, mended } = await aside();
  expect(await readAsideNow(file, anna, mended)).toBe("aside.txt is read.\n");
  expect(await state()).toBe("active");
  await world.read();
  expect(await attention()).toContain("cannot be read: none");
  expect(await world.bankFiles("fromBank")).toMatchObject([
    { readAt: expect.any(Date) as Date, linesRead: 2, setAsideAt: null, problem: null },
  ]);
});

const letBeRead = (doneAt: Date | null) => api.db.update(bankFiles).set({ setAsideAt: null, problem: null, doneAt });

test.each([
  ["begun", null],
  ["let be read", new Date()],
])("a file that was %s with other settings than the API's is on the list again, with why", async (_what, doneAt) => {
  const { file, lay, state, mended } = await aside();
  await letBeRead(doneAt);
  await lay("again.txt");
  await world.read();
  await world.read();
  expect(await attention()).toMatch(/cannot be read: 1[\s\S]*anotherPayee/);
  expect(await world.filesIn("setAside")).toContain("again.txt");
  await readAsideNow(file, anna, mended);
  expect(await state()).toBe("active");
});

test("a file that was to be read and never was is on the list until it is read, or staff have seen to it otherwise", async () => {
  const { file } = await aside();
  await letBeRead(new Date());
  expect(await attention()).toContain("cannot be read: 1");
  await expect(readAsideNow(file, anna)).rejects.toThrow(/It cannot be read yet: .*anotherPayee/);
  expect(await attention()).toContain("cannot be read: 1");
  await noteDone(api.db, file, undefined, anna);
  expect(await attention()).toContain("cannot be read: none");
});
