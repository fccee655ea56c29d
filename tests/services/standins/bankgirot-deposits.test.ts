import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readCamt } from "../../../services/api/src/ledger/money-in/camt/read-camt.ts";
import { startStandins } from "../../../services/standins/src/start.ts";
import type { Standins } from "../../../services/standins/src/start.ts";

let dataDir: string;
let standins: Standins;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bank-"));
  standins = await startStandins({ dataDir });
});
const folder = () => join(dataDir, "bank-files", "from-bank");
afterEach(async () => {
  for (const name of await readdir(folder())) await rm(join(folder(), name));
  await fetch(`${standins.urls.http}/control/reset`, {
    method: "POST",
    body: `{"data":true}`,
    headers: { "content-type": "application/json" },
  });
});
afterAll(async () => {
  await standins.close();
  await rm(dataDir, { recursive: true });
});

const post = (path: string, fields: Record<string, string>) =>
  fetch(standins.urls.http + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
/** As our own reader takes them. */
const arrived = async () => {
  const files = [];
  for (const name of (await readdir(folder())).sort()) {
    const content = await readFile(join(folder(), name));
    const items = [];
    for await (const item of readCamt([content] as unknown as AsyncIterable<Buffer>, [["9000000"]])) items.push(item);
    files.push({ name, text: content.toString("utf8"), items });
  }
  return files;
};

test.each([["08"], ["02"]])("what is paid on its page comes at once as camt.054.001.%s", async (version) => {
  await post("/bankgirot/will", { camt: version });
  await post("/bankgirot/pay", { amount: "1 250,50", ocr: "1007000", words: "", payer: "Ek & Co <AB>" });
  const [file] = await arrived();
  expect(file?.name).toMatch(/^camt\.054\.D\d{8}\.\d{5}\.xml$/);
  expect(file?.text).toContain(`camt.054.001.${version}`);
  expect(file?.items).toMatchObject([{ amountOre: 125_050, reference: "1007000", payer: "Ek & Co <AB>" }]);
});

test("the day's statement tells of the same items again, with balances that agree", async () => {
  await post("/bankgirot/pay", { amount: "100", words: "Till minne av farfar", payer: "Åsa" });
  await post("/bankgirot/pay", { amount: "200", payer: "" });
  await post("/bankgirot/statement", {});
  const files = await arrived();
  const keys = files.map(({ items }) => items.map(({ key }) => key));
  const [statement, ...notifications] = keys;
  expect(statement).toEqual(notifications.flat());
  expect(files[0]?.items).toMatchObject([{ words: "Till minne av farfar" }, { words: null, payer: "Okänd betalare" }]);
});

test("an amount that is none is told, and nothing comes", async () => {
  const answer = await post("/bankgirot/pay", { amount: "hundra" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Skriv beloppet i kronor");
  expect(await arrived()).toEqual([]);
});

test("an invoice's link fills in the form, and what was paid is shown", async () => {
  const page = async (query = "") => (await fetch(`${standins.urls.http}/bankgirot/pay${query}`)).text();
  expect(await page("?amount=500&ocr=1007000")).toMatch(/value="500"[\s\S]*value="1007000"/);
  await post("/bankgirot/pay", { amount: "500", ocr: "1007000", payer: "Ek AB" });
  expect(await page()).toContain("Ek AB");
});
