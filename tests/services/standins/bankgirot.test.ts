import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startStandins } from "../../../services/standins/src/start.ts";
import type { Standins } from "../../../services/standins/src/start.ts";

let dataDir: string;
let standins: Standins;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bank-"));
  standins = await startStandins({ dataDir });
});
afterEach(async () => {
  await control("POST", "/reset", { data: true });
  for (const name of await arrived()) await rm(join(folder("from-bank"), name));
});
afterAll(async () => {
  await standins.close();
  await rm(dataDir, { recursive: true });
});

const folder = (name: string) => join(dataDir, "bank-files", name);
const control = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${standins.urls.http}/control${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  return (await response.json()) as {
    day: string;
    mandates: { payer: string; state: string }[];
    payments: { reference: string; status: string | null }[];
    files: { direction: string; note: string | null }[];
  };
};
const ledger = () => control("GET", "/ledger/bankgirot");
const arrived = async () => (await readdir(folder("from-bank"))).sort();
const linesOf = async (name: string) =>
  (await readFile(join(folder("from-bank"), name), "latin1")).split("\r\n").slice(0, -1);

let serial = 0;
const lay = async (lines: string[], end = "\r\n") => {
  const name = `${(serial += 1)}.txt`;
  await writeFile(join(dataDir, name), lines.map((line) => `${line.padEnd(80)}${end}`).join(""), "latin1");
  const before = (await ledger()).files.length;
  await rename(join(dataDir, name), join(folder("to-bank"), name));
  await vi.waitFor(async () => expect((await ledger()).files.length).toBe(before + 1));
};
const opening = "0120261122AUTOGIRO                                            4711170009000000";
const payers = { johan: "0000000000004713", lars: "0000000000004721" };
const account = "6000000000012343";
const mandate = (payer: string, identity = "198807012391") => `040009000000${payer}${account}${identity}`;
const debit = (payer: string, day: string, reference: string) =>
  `82${day.replaceAll("-", "")}0    ${payer}0000000200000009000000${reference.padEnd(16)}`;

test("a new mandate is answered when the bank's day has come, and not before", async () => {
  await lay([opening, mandate(payers.johan)]);
  expect(await arrived()).toEqual([]);
  await control("POST", "/bankgirot/day", { day: "2027-01-04" });
  const [name = ""] = await arrived();
  const [first = "", answer = "", closing = "", ...more] = await linesOf(name);
  expect([first, answer, closing].map((line) => line.length)).toEqual([80, 80, 80]);
  expect(first).toMatch(/^01AUTOGIRO {14}\d{8} {12}AG-MEDAVI {11}4711170009000000$/);
  expect(answer.slice(0, 65)).toBe(`730009000000${payers.johan}${account}198807012391     0432`);
  expect(closing.slice(10, 21)).toBe("99000000001");
  expect(more).toEqual([]);
  expect((await ledger()).mandates).toMatchObject([{ payer: payers.johan, state: "active" }]);
});

test.each(["03", "04", "05", "07", "09", "10", "20", "21", "23", "24", "29", "30", "98"])(
  "switched to %s, it says that of a new mandate",
  async (code) => {
    await control("PUT", "/bankgirot/will", { mandates: code });
    await lay([opening, mandate(payers.johan)]);
    await control("POST", "/bankgirot/day", { day: "2027-01-04" });
    const [name = ""] = await arrived();
    expect((await linesOf(name))[1]?.slice(61, 65)).toBe(`04${code}`);
  },
);

test.each([
  ["0", ["0"]],
  ["1", ["1"]],
  ["2", ["2"]],
  ["9", ["9", "0"]],
])("switched to %s, it says of a draw %j, day by day", async (payments, statuses) => {
  await lay([opening, mandate(payers.johan)]);
  await control("POST", "/bankgirot/day", { day: "2027-01-04" });
  await control("PUT", "/bankgirot/will", { payments });
  await lay([opening, debit(payers.johan, "2027-01-05", "AAAAAAAAAAAAAAAA")]);
  await control("POST", "/bankgirot/day", { day: "2027-01-11" });
  const files = (await arrived()).filter((name) => name.includes("BETSPEC"));
  const said = await Promise.all(files.map(async (name) => (await linesOf(name))[2]?.at(79)));
  expect(said).toEqual(statuses);
});

test.each([
  ["191202119945", ["9", "1"]],
  ["193805179177", ["9", "0"]],
  ["200407022383", ["2"]],
])("of the test person %s it says %j whatever is switched on", async (person, statuses) => {
  await lay([opening, mandate(payers.johan, person)]);
  await control("POST", "/bankgirot/day", { day: "2027-01-04" });
  await lay([opening, debit(payers.johan, "2027-01-05", "AAAAAAAAAAAAAAAA")]);
  await control("POST", "/bankgirot/day", { day: "2027-01-11" });
  const files = (await arrived()).filter((name) => name.includes("BETSPEC"));
  expect(await Promise.all(files.map(async (name) => (await linesOf(name))[2]?.at(79)))).toEqual(statuses);
});

test("a mandate that is ended takes its draws with it, and both are said", async () => {
  await lay([opening, mandate(payers.johan)]);
  await control("POST", "/bankgirot/day", { day: "2027-01-04" });
  await lay([opening, debit(payers.johan, "2027-01-28", "AAAAAAAAAAAAAAAA")]);
  await lay([opening, `030009000000${payers.johan}`]);
  await control("POST", "/bankgirot/day", { day: "2027-02-28" });
  const kinds = (await arrived()).map((name) => name.split(".")[1]);
  expect(kinds).toEqual(["MAKUL", "MEDAVI", "MEDAVI"]);
});

test.each([
  ["a line that is cut", [opening, mandate(payers.johan).slice(0, 60)], "\n"],
  ["another payee", [opening.replace("9000000", "9019506"), mandate(payers.johan)], "\r\n"],
  ["a payer number with a wrong check digit", [opening, mandate("0000000000004711")], "\r\n"],
  ["no opening", [mandate(payers.johan)], "\r\n"],
  ["a record that is none", [opening, "99"], "\r\n"],
])("nothing is taken of a file with %s", async (_what, lines, end) => {
  await lay(lines, end);
  const { files, mandates } = await ledger();
  expect(files[0]?.note).toMatch(/^(Rad \d+: .+)$/);
  expect(mandates).toEqual([]);
});

test("the same file is taken once", async () => {
  const lines = [opening, debit(payers.johan, "2027-01-05", "AAAAAAAAAAAAAAAA")];
  await lay(lines);
  await lay(lines);
  const { files, payments } = await ledger();
  expect(files.map(({ note }) => note)).toEqual(["samma fil har kommit förut", null]);
  expect(payments).toHaveLength(1);
});

test.each([
  ["lost", { callback: "lost" }, 0],
  ["doubled", { callback: "doubled" }, 2],
  ["cut", { mode: "garbage" }, 1],
])("a file from the bank is %s when that is switched on", async (how, fault, count) => {
  await control("PUT", "/faults/bankgirot", fault);
  await lay([opening, mandate(payers.johan), mandate(payers.lars)]);
  await control("POST", "/bankgirot/day", { day: "2027-01-04" });
  const names = await arrived();
  expect(names).toHaveLength(count);
  const contents = await Promise.all(names.map((name) => readFile(join(folder("from-bank"), name), "latin1")));
  expect(new Set(contents).size).toBe(Math.min(count, 1));
  if (how === "cut") expect((contents[0] ?? "").length % 82).not.toBe(0);
});

test("what is down takes no files, and all of them when it is well", async () => {
  await control("PUT", "/faults/bankgirot", { mode: "down" });
  await writeFile(join(folder("to-bank"), "down.txt"), `${opening.padEnd(80)}\r\n`);
  await control("POST", "/bankgirot/day", {});
  expect((await ledger()).files).toEqual([]);
  await control("POST", "/reset", {});
  await vi.waitFor(async () => expect((await ledger()).files).toHaveLength(1));
});

test("its page shows day, files, mandates and draws, and moves the day", async () => {
  await lay([opening, mandate(payers.johan), debit(payers.johan, "2027-01-05", "AAAAAAAAAAAAAAAA")]);
  const { day } = await ledger();
  const page = async () => (await fetch(`${standins.urls.http}/bankgirot`)).text();
  expect(await page()).toContain(payers.johan);
  expect(await page()).toContain("väntar på sin dag");
  await fetch(`${standins.urls.http}/bankgirot/day`, { method: "POST", body: new URLSearchParams({ until: "month" }) });
  const moved = (await ledger()).day;
  expect(Date.parse(moved) - Date.parse(day)).toBeGreaterThan(27 * 86_400_000);
  expect(await page()).toContain("gäller");
});
