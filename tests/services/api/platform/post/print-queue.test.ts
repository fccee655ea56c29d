import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runProcess } from "../../../../../scripts/lib/process.ts";
import { readPublished } from "../../../../../services/api/src/platform/content/published.ts";
import { memorialSheets } from "../../../../../services/api/src/platform/database/tables/documents.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { openDocuments, type Documents } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { postSections } from "../../../../../services/api/src/platform/post/queue.ts";
import { createMakeLetters, printLetters } from "../../../../../services/api/src/platform/post/letters.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { postedLetters } from "../../../../../services/api/src/modules.ts";
import { markPaid } from "../../ledger/receipts/paid-gifts.ts";
import { coloursOf, readPdf } from "../../ledger/receipts/read-pdf.ts";
import { addMemorial, byPost, correct, memorial, sheet } from "../../kinds/memorial-gift/memorial-samples.ts";
import { ownTestApi } from "../../test-api.ts";

const api = await ownTestApi();
await api.app.ready();
const documents = openDocuments();
const folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-print-"));
afterAll(async () => {
  await documents.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => api.db.execute(sql`update memorial_sheet set printed_at = now() where printed_at is null`));

/** To be posted to a family of that name. */
const posted = async (name: string, paidAt = new Date(), delivery: Record<string, unknown> = byPost) => {
  const given = memorial({ delivery: { ...delivery, ...(delivery === byPost && { recipient: `Familjen ${name}` }) } });
  const words = { ...given, sheet: sheet({ remembered: { name: `Karin ${name}` } }) };
  const { orderReference } = orderReceipt.parse((await addMemorial(api, words)).json());
  const [order] = await api.db.select().from(orders).where(eq(orders.reference, orderReference));
  if (!order) throw new Error("The gift made no order");
  await markPaid(api, order, { paidAt });
  return order;
};
const unpaid = async () => orderReceipt.parse((await addMemorial(api, memorial({ delivery: byPost }))).json());
const sheetOf = async ({ id }: { id: string }) =>
  (await api.db.select().from(memorialSheets).where(eq(memorialSheets.orderId, id)).orderBy(memorialSheets.version)).at(
    -1,
  );

let files = 0;
const newFile = () => join(folder, `blad-${(files += 1)}.pdf`);
const letters = async (drawers = documents) => {
  const published = await readPublished(api.db);
  return createMakeLetters({ posted: postedLetters, db: api.db, published, documents: drawers });
};
const print = async (path = newFile()) => ({
  path,
  said: await printLetters({ db: api.db, makeLetters: await letters() }, path),
});
const wordsIn = async (path: string) => readPdf(readFileSync(path));

test("what is paid and to be posted is one PDF, the oldest first, each sheet behind its address; then nothing is left", async () => {
  const second = await posted("Ek", new Date("2026-11-21T11:00:00Z"));
  const first = await posted("Alm", new Date("2026-11-20T11:00:00Z"));
  await posted("Hem", new Date(), { to: "none" });
  await unpaid();
  const list = await showSections(api.db, postSections);
  expect(list).toContain("wait for the post: 2");

  const { path, said } = await print();
  expect(said).toContain(
    `: 2, each behind a page with its address: ${first.shortReference}, ${second.shortReference}.`,
  );
  const { pages, words, isTagged, title, language, roles } = await wordsIn(path);
  expect({ pages, isTagged, title, language }).toEqual({
    pages: 4,
    isTagged: true,
    title: "Brev att posta",
    language: "sv",
  });
  expect(roles).toContain("P");
  // By the standard for screen readers.
  expect(readFileSync(path, "latin1")).toContain("pdfuaid:part");
  const places = ["Familjen Alm", "Björkvägen 4", "114 55 Stockholm", "Karin Alm", "Familjen Ek", "Karin Ek"];
  expect(places.map((place) => words.indexOf(place))).toEqual(
    places.map((place) => words.indexOf(place)).toSorted((a, b) => a - b),
  );
  expect(places.filter((place) => !words.includes(place))).toEqual([]);
  expect(words).not.toContain("Karin Hem");

  const again = await print();
  expect(again.said).toBe("Nothing waits for print.\n");
  expect(existsSync(again.path)).toBe(false);
  expect(await showSections(api.db, postSections)).toContain("wait for the post: none");
  expect((await sheetOf(first))?.printedAt).toBeInstanceOf(Date);
});

test("who mourns meets no red: neither on the sheet nor on the page before it", async () => {
  await posted("Lund");
  const colours = await coloursOf(readFileSync((await print()).path));
  // The house in dusk, on both.
  expect(colours).toContain("#39415f");
  expect(colours).not.toContain("#a4182f");
});

test("two who print at the same time print each sheet once", async () => {
  const order = await posted("Tvilling");
  const runs = await Promise.all([print(), print()]);
  expect(runs.filter(({ said }) => said.includes(order.shortReference))).toHaveLength(1);
  expect(runs.filter(({ said }) => /somebody else|Nothing waits/.test(said))).toHaveLength(1);
});

test("a file that is there already is left as it is, and the sheets wait on", async () => {
  await posted("Kvar");
  const { path } = await print();
  const before = readFileSync(path);
  const order = await posted("Senare");
  await expect(print(path)).rejects.toThrow(`${path} is there already, and was left as it is. Name a new file.`);
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(await sheetOf(order)).toMatchObject({ printedAt: null, leasedUntil: null });
  expect((await print()).said).toContain(order.shortReference);
});

/** Of what bears these words nothing can be set. */
const failing = (words: string): Documents => ({
  ...documents,
  pdf: (task) =>
    JSON.stringify(task.data).includes(words)
      ? Promise.reject(new Error("The document could not be set"))
      : documents.pdf(task),
});

test("a sheet that cannot be set waits on and is named, and keeps no other from the post", async () => {
  const [broken, whole] = [await posted("Trasig"), await posted("Hel")];
  const makeLetters = await letters(failing(broken.shortReference));
  const path = newFile();
  const said = await printLetters({ db: api.db, makeLetters }, path);
  expect(said).toContain(
    `Could not be set, so they wait on; tell whoever looks after the system: ${broken.shortReference}.`,
  );
  expect(said).toContain(`: 1, each behind a page with its address: ${whole.shortReference}.`);
  const { pages, words } = await wordsIn(path);
  expect([pages, words.includes("Familjen Trasig")]).toEqual([2, false]);
  expect(await sheetOf(broken)).toMatchObject({ printedAt: null, leasedUntil: null });
  expect((await print()).said).toContain(broken.shortReference);
});

test("when none can be set there is no file, and all wait on", async () => {
  const order = await posted("Inget");
  const [makeLetters, path] = [await letters(failing(order.shortReference)), newFile()];
  await expect(printLetters({ db: api.db, makeLetters }, path)).rejects.toThrow("None of the letters could be set");
  expect(existsSync(path)).toBe(false);
  expect(await sheetOf(order)).toMatchObject({ printedAt: null, leasedUntil: null });
});

test("a run that was cut off prints again after a while, rather than never", async () => {
  const order = await posted("Avbruten");
  const setLease = (leasedUntil: Date) =>
    api.db.update(memorialSheets).set({ leasedUntil }).where(eq(memorialSheets.orderId, order.id));
  await setLease(new Date(Date.now() + 600_000));
  const early = await print();
  expect(early.said).toContain("Being printed by somebody else: 1.");
  expect(early.said).toContain("rather twice than never");
  await setLease(new Date(Date.now() - 1_000));
  expect((await print()).said).toContain(order.shortReference);
});

test("a sheet that is corrected while it is printed is named, and its new version is printed next", async () => {
  const order = await posted("Lindqvst");
  const makeLetters = await letters();
  const right = sheet({ remembered: { name: "Karin Lindqvist" } });
  const said = await printLetters(
    {
      db: api.db,
      makeLetters: async (queued) => {
        expect((await correct(api, order.reference, right)).statusCode).toBe(200);
        return makeLetters(queued);
      },
    },
    newFile(),
  );
  expect(said).toContain(`do not post: ${order.shortReference}`);
  const { path } = await print();
  const { words } = await wordsIn(path);
  expect(words).toContain("Karin Lindqvist");
  expect(words).not.toContain("Karin Lindqvst");
});

test("a correction of a printed sheet is printed once more, a correction before that is printed once", async () => {
  const order = await posted("Lindkvist");
  await correct(api, order.reference, sheet({ remembered: { name: "Karin Lindqvist" } }));
  const first = await wordsIn((await print()).path);
  await correct(api, order.reference, sheet({ remembered: { name: "Karin Lindqwist" } }));
  const second = await wordsIn((await print()).path);
  expect([first.words.match(/Karin \S+/g), second.words.match(/Karin \S+/g)]).toEqual([
    ["Karin Lindqvist"],
    ["Karin Lindqwist"],
  ]);
  expect((await print()).said).toBe("Nothing waits for print.\n");
});

test("the command writes the file where it was asked for, and says so", async () => {
  const order = await posted("Kommando");
  const path = newFile();
  const logFile = join(folder, "print.log");
  await runProcess({
    name: "Printing",
    command: process.execPath,
    args: ["services/api/src/staff.ts", "print-queue", path, "Anna Ek: dagens post"],
    env: { DATABASE_URL: api.environment.databaseUrl },
    logFile,
  });
  expect(readFileSync(logFile, "utf8")).toContain(order.shortReference);
  expect((await wordsIn(path)).words).toContain("Familjen Kommando");
});
