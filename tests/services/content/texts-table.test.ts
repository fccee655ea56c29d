import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { seed } from "../../../services/content/src/seed/seed.ts";
import type { Plan } from "../../../services/content/src/texts-table/changes.ts";
import { readCsv, writeCsv } from "../../../services/content/src/texts-table/csv.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

const texts = {
  "table.greeting": { sv: "Hej {name}!", en: "Hello {name}!", help: "Överst" },
  "table.button": { sv: "Ge en gåva", en: "Give", help: "Knapp" },
  "table.formula": { sv: "=Lika", en: "-Minus", help: "" },
  "table.brand": { sv: "Swish", en: "Swish", help: "" },
};

let content: TestContent;
let editor: Person;
beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: { ...sample, translations: texts }, administrator: undefined });
  editor = await content.as("editor");
});
afterAll(() => content.stop());
beforeEach(async () => {
  for (const [key, { sv, en }] of Object.entries(texts)) await write(key, { sv, en });
});

const url = "/content-api/translations/table";
const write = (key: string, data: { sv?: string; en?: string }) =>
  content.payload.update({
    collection: "translations",
    where: { key: { equals: key } },
    data,
    context: { skipsPublish: true },
  });
const stored = async (key: string) =>
  (await content.payload.find({ collection: "translations", where: { key: { equals: key } } })).docs[0];

const takeOut = async (query = "") => readCsv(await (await editor.send(`${url}${query}`)).text());
const post = (path: string, body: object, person = editor) =>
  person.send(`${url}${path}`, { method: "POST", body: JSON.stringify(body) });
const planOf = async (table: string) => (await (await post("/plan", { table })).json()) as Plan;

/** As a translator would: the rest of the table stays as it was. */
const changed = (rows: string[][], key: string, column: string, text: string): string[][] => {
  const place = rows[0]?.indexOf(column) ?? -1;
  return rows.map((cells) => (cells[0] === key ? cells.with(place, text) : cells));
};

test("the table has each text with where it is used, and what it says in both languages", async () => {
  const [headings, ...rows] = await takeOut();
  expect(headings).toEqual(["Nyckel", "Var texten används", "Svenska", "Engelska", "Avtryck (ändra inte)"]);
  expect(rows.map(([key]) => key)).toEqual(Object.keys(texts).toSorted());
  expect(rows.find(([key]) => key === "table.formula")?.slice(2, 4)).toEqual(["=Lika", "-Minus"]);
});

test("one language can be taken out alone, and only what lacks English", async () => {
  expect((await takeOut("?languages=en"))[0]).not.toContain("Svenska");
  expect((await takeOut("?lacksEnglish=on")).slice(1).map(([key]) => key)).toEqual(["table.brand"]);
});

test("a table that nobody changed changes nothing", async () => {
  expect(await planOf(writeCsv(await takeOut()))).toMatchObject({
    changes: [],
    conflicts: [],
    refused: [],
    unchanged: 4,
  });
});

test("what would change is shown first, and then done in one publish, by whoever did it", async () => {
  const rows = changed(await takeOut(), "table.button", "Engelska", "Make a gift");
  const table = writeCsv(changed(rows, "table.greeting", "Svenska", "Välkommen {name}!"));
  const plan = await planOf(table);
  expect(plan.changes).toEqual([
    expect.objectContaining({ key: "table.button", language: "en", before: "Give", after: "Make a gift" }),
    expect.objectContaining({ key: "table.greeting", language: "sv", after: "Välkommen {name}!" }),
  ]);
  expect(await stored("table.button")).toMatchObject({ en: "Give" });

  content.web.heard.length = 0;
  const done = await post("", { table, stamp: plan.stamp });
  expect(await done.json()).toEqual({ changed: 2 });
  expect(await stored("table.button")).toMatchObject({ sv: "Ge en gåva", en: "Make a gift" });
  expect(await stored("table.greeting")).toMatchObject({ sv: "Välkommen {name}!", en: "Hello {name}!" });
  await vi.waitFor(() => expect(content.web.heard.map(({ reason }) => reason)).toHaveLength(1));
});

test.each([
  ["a placeholder that is lost", "table.greeting", "Hello!", "{name}"],
  ["a placeholder of one's own", "table.button", "Give {sum}", "{sum}"],
  ["a text that is too long", "table.button", "x".repeat(2_001), "för lång"],
  ["a text that is emptied", "table.button", "", "Fyll i"],
])("%s is refused by row and reason, and the other rows go on", async (_what, key, text, why) => {
  const rows = changed(await takeOut(), key, "Engelska", text);
  const table = writeCsv(changed(rows, "table.brand", "Engelska", "Swish payment"));
  const { refused, changes } = await planOf(table);
  const row = rows.findIndex(([one]) => one === key) + 1;
  expect(refused).toEqual([{ row, key, language: "en", why: expect.stringContaining(why) as string }]);
  expect(changes.map((change) => change.key)).toEqual(["table.brand"]);
});

test("an unknown key and a key that stands twice are refused by row", async () => {
  const [headings = [], ...rows] = await takeOut();
  const [first = []] = rows;
  const { refused } = await planOf(writeCsv([headings, ...rows, first, ["table.invented", "", "a", "b", ""]]));
  expect(refused).toEqual([
    { row: 6, key: first[0], why: "Nyckeln står redan på rad 2." },
    { row: 7, key: "table.invented", why: "Det finns ingen text med den nyckeln." },
  ]);
});

test("what others changed since the table was taken out is kept, unless the table is chosen", async () => {
  const table = writeCsv(changed(await takeOut(), "table.button", "Engelska", "Make a gift"));
  await write("table.button", { en: "Donate" });
  await write("table.brand", { en: "Swish app" });
  const plan = await planOf(table);
  expect(plan).toMatchObject({
    changes: [],
    conflicts: [{ key: "table.button", before: "Donate", after: "Make a gift" }],
  });

  await post("", { table, stamp: plan.stamp });
  expect(await stored("table.button")).toMatchObject({ en: "Donate" });
  expect(await stored("table.brand")).toMatchObject({ en: "Swish app" });
  expect(await (await post("", { table, stamp: plan.stamp, overwrite: ["table.button.en"] })).json()).toEqual({
    changed: 1,
  });
  expect(await stored("table.button")).toMatchObject({ en: "Make a gift" });
});

test("a text that somebody else has open is not changed under their hands", async () => {
  const table = writeCsv(changed(await takeOut(), "table.button", "Engelska", "Make a gift"));
  const other = await content.as("editor");
  const text = await stored("table.button");
  const lock = await content.payload.create({
    collection: "payload-locked-documents",
    data: {
      document: { relationTo: "translations", value: text?.id ?? 0 },
      user: { relationTo: "users", value: other.user.id },
    },
  });
  expect((await planOf(table)).conflicts).toMatchObject([{ why: "editor har texten öppen just nu." }]);
  await content.payload.delete({ collection: "payload-locked-documents", id: lock.id });
  expect((await planOf(table)).conflicts).toEqual([]);
});

test("what changed between looking and pressing is shown anew, and nothing is done", async () => {
  const rows = changed(await takeOut(), "table.brand", "Engelska", "Swish payment");
  const table = writeCsv(changed(rows, "table.button", "Engelska", "Make a gift"));
  const { stamp } = await planOf(table);
  await write("table.button", { en: "Donate" });
  const answer = await post("", { table, stamp });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ meanwhile: { conflicts: [{ key: "table.button" }] } });
  expect(await stored("table.brand")).toMatchObject({ en: "Swish" });
});

test("whoever translates is told when the other language has changed meanwhile", async () => {
  const table = writeCsv(changed(await takeOut(), "table.button", "Engelska", "Make a gift"));
  await write("table.button", { sv: "Skänk en slant" });
  expect((await planOf(table)).changes).toMatchObject([{ note: expect.stringContaining("svenska") as string }]);
});

test.each([
  ["a picture", "\u0089PNG\r\n\u001a\n"],
  ["nothing", ""],
  ["a table of something else", "namn;pris\r\nKaffe;20\r\n"],
])("%s is refused in words", async (_what, table) => {
  const answer = await post("/plan", { table });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Filen är ingen tabell");
});

test("strangers get no table, and cannot read one in", async () => {
  expect((await content.asVisitor(url)).status).toBe(401);
  for (const path of ["", "/plan"]) {
    const answer = await content.asVisitor(url + path, { method: "POST", body: JSON.stringify({ table: "" }) });
    expect(answer.status).toBe(401);
  }
});
