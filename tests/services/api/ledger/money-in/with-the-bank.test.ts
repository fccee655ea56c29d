import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { broughtCommands } from "../../../../../services/api/src/modules.ts";
import { startStandins } from "../../../../../services/standins/src/start.ts";
import type { Standins } from "../../../../../services/standins/src/start.ts";
import { ownTestApi } from "../../test-api.ts";
import { newOcr, openMoneyWorld } from "./money-world.ts";

const dataDir = await mkdtemp(join(tmpdir(), "bank-"));
const api = await ownTestApi({ BANK_FILES_FOLDER: join(dataDir, "bank-files") });
await api.app.ready();
const world = await openMoneyWorld(api);
let standins: Standins;
beforeAll(async () => {
  standins = await startStandins({ dataDir });
});
afterAll(async () => {
  await standins.close();
  await rm(dataDir, { recursive: true });
});

const post = (path: string, fields: Record<string, string>) =>
  fetch(standins.urls.http + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
/** The API's own job, until it has read so many files. */
const read = async (files: number) => {
  await api.db.transaction((tx) => api.jobs.send(tx, "bankFiles", { id: crypto.randomUUID() }));
  const isRead = async () => (await world.files()).filter(({ readAt }) => readAt !== null).length;
  await vi.waitFor(async () => expect(await isRead()).toBe(files), { interval: 100 });
};

test("an invoice paid in part and then in whole at the bank's page is paid, and an unknown payment is settled", async () => {
  const { id, paymentId, ocr } = await world.addInvoice(50_000);
  await post("/bankgirot/pay", { amount: "300", ocr, payer: "Ek & Co AB" });
  await post("/bankgirot/pay", { amount: "75", ocr: newOcr(), payer: "Sara Lind" });
  await read(2);
  expect(await world.payment(paymentId)).toMatchObject({ state: "waiting" });
  await post("/bankgirot/will", { camt: "02" });
  await post("/bankgirot/pay", { amount: "200", ocr, payer: "Ek & Co AB" });
  await post("/bankgirot/statement", {});
  await read(4);
  expect(await world.payment(paymentId)).toMatchObject({ state: "paid" });
  expect(await world.mailsTo(id)).toMatchObject([{ template: "receipt" }]);
  const items = await world.items();
  expect(items.map(({ state }) => state)).toEqual(["booked", "aside", "booked"]);
  const given = ["settle-money-in", String(items[1]?.number), "gift", "Anna Ek: ringde henne"];
  await runCommand(broughtCommands, { db: api.db, environment: api.environment }, given);
  expect(await world.gifts()).toMatchObject([{ order: { amountOre: 7_500 } }]);
});
