import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { addErrorHandling } from "../../../../../services/api/src/platform/http/errors.ts";
import { createMakePreview } from "../../../../../services/api/src/platform/previews/route.ts";
import { cardTask } from "../../../../../services/api/src/kinds/memorial-card/document.ts";
import { sheetTask } from "../../../../../services/api/src/kinds/memorial-gift/sheet.ts";
import { previews } from "../../../../../services/api/src/modules.ts";
import { memorialCardOf } from "../../platform/documents/memorial-card-samples.ts";
import { seedWords, sheetOf } from "../../platform/documents/sheet-samples.ts";
import { apiDatabase, buildTestApi, type TestApi } from "../../test-api.ts";

let database: TestDatabase;
let api: TestApi;
const documents = openDocuments();
beforeAll(async () => {
  database = await apiDatabase();
  api = await buildTestApi(database.url);
  await api.app.ready();
});
afterAll(async () => {
  await api.close();
  await documents.close();
  await database.drop();
});

const someone = "192.0.2.1";
const preview = (sheet: unknown = sheetOf(), language = "sv") => ({ document: "memorialSheet", sheet, language });
const cardPreview = (card: unknown = memorialCardOf(), language = "sv") => ({
  document: "memorialCard",
  card,
  language,
});
const ask = (payload: object, { app }: Pick<TestApi, "app"> = api, remoteAddress = someone) =>
  app.inject({ ...{ method: giftPreviewCall.method, url: giftPreviewCall.path }, payload, remoteAddress });

test("the sheet that is seen is the sheet that is sent: the same words, from the same template", async () => {
  const response = await ask(preview());
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ "content-type": "image/png", "cache-control": "no-store" });
  const png = response.rawPayload;
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([760, 1075]);
  const madeAt = new Date("2027-01-01T00:00:00Z");
  const own = await documents.preview(sheetTask(sheetOf(), { language: "sv", madeAt }, seedWords), someone);
  expect(png.equals(own)).toBe(true);
  expect(png.length).toBeLessThan(200_000);
});

test.each([
  ["nothing written", { remembered: { name: "" }, greeting: "", givers: [] }],
  ["a giver's row that is still empty", { givers: ["Gunilla", ""] }],
  ["a name alone", { greeting: "", givers: [] }],
])("a draft with %s is drawn", async (_what, given) => {
  expect((await ask(preview(sheetOf(given)))).statusCode).toBe(200);
});

test("the card that is seen is the card that is shared: the same words, from the same template", async () => {
  const response = await ask(cardPreview());
  expect(response.headers).toMatchObject({ "content-type": "image/png", "cache-control": "no-store" });
  const png = response.rawPayload;
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([760, 1083]);
  expect(png.equals(await documents.preview(cardTask(memorialCardOf(), "sv", seedWords), someone))).toBe(true);
  expect(png.length).toBeLessThan(200_000);
  expect((await ask(cardPreview(undefined, "en"))).rawPayload.equals(png)).toBe(false);
});

test.each([
  ["nothing written", { remembered: { name: "" }, greeting: "", from: "" }],
  ["a name alone", { greeting: "", from: "" }],
  ["the sender's name alone", { remembered: { name: "" }, greeting: "" }],
])("a card with %s is drawn", async (_what, given) => {
  expect((await ask(cardPreview(memorialCardOf(given)))).statusCode).toBe(200);
});

test("each letter changes the picture", async () => {
  const [one, two] = [
    await ask(preview(sheetOf({ greeting: "Vila" }))),
    await ask(preview(sheetOf({ greeting: "Vilar" }))),
  ];
  expect(one.rawPayload.equals(two.rawPayload)).toBe(false);
});

test.each([
  ["a link", { greeting: "Se www.example.se" }, { "sheet.greeting": "hasLink" }],
  ["a name of one letter too many", { givers: ["n".repeat(61)] }, { "sheet.givers.0": "tooLong" }],
  ["a letter that cannot be drawn", { givers: ["Per", "𓀀"] }, { "sheet.givers.1": "forbiddenCharacters" }],
])("%s is refused at its field", async (_what, given, fields) => {
  const response = await ask(preview(sheetOf(given)));
  expect(response.statusCode).toBe(400);
  expect(errorBody.parse(response.json())).toMatchObject({ code: "validation_failed", fields });
});

test.each([
  ["a link", { greeting: "Se www.example.se" }, { "card.greeting": "hasLink" }],
  ["one letter too many", { remembered: { name: "n".repeat(61) } }, { "card.remembered.name": "tooLong" }],
  ["a letter that cannot be drawn", { from: "Per 𓀀" }, { "card.from": "forbiddenCharacters" }],
])("%s is refused at its field of the card", async (_what, given, fields) => {
  const response = await ask(cardPreview(memorialCardOf(given)));
  expect(response.statusCode).toBe(400);
  expect(errorBody.parse(response.json())).toMatchObject({ code: "validation_failed", fields });
});

test.each([
  { document: "memorialSheet", card: memorialCardOf(), language: "sv" },
  { document: "memorialCard", sheet: sheetOf(), language: "sv" },
  { document: "receipt", sheet: sheetOf(), language: "sv" },
])("a document that does not go with its words is refused", async (body) => {
  expect((await ask(body)).statusCode).toBe(400);
});

test("no name is in the log", async () => {
  await ask(preview(sheetOf({ remembered: { name: "Hemlige Holger" } })));
  expect(api.logs()).not.toContain("Holger");
});

test("who asks too often is told when to come back", async () => {
  const limited = await buildTestApi(database.url, {}, { preview: { address: { most: 2, seconds: 10 } } });
  const answers = [];
  for (let call = 0; call < 3; call++) answers.push(await ask(preview(), limited, "192.0.2.2"));
  await limited.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
});

test("what was drawn a moment ago is not drawn again, in another language it is", async () => {
  const draw = vi.spyOn(documents, "preview");
  const make = createMakePreview({ published: seedWords, documents, previews });
  const draft = { document: "memorialSheet", sheet: sheetOf(), language: "sv" } as const;
  const [first, again, english] = [
    await make(draft, someone),
    await make(draft, someone),
    await make({ ...draft, language: "en" }, someone),
  ];
  expect(draw).toHaveBeenCalledTimes(2);
  expect(again.equals(first)).toBe(true);
  expect(english.equals(first)).toBe(false);
  draw.mockRestore();
});

test("whoever floods is told to wait, and the preview of somebody else is drawn meanwhile", async () => {
  const flood = Array.from({ length: 12 }, (_, number) =>
    ask(preview(sheetOf({ greeting: `Vila ${number}` })), api, "192.0.2.66"),
  );
  const refused = await Promise.race(flood);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("2");
  expect(errorBody.parse(refused.json()).code).toBe("unavailable");
  expect((await ask(preview(sheetOf({ greeting: "Sov gott" })))).statusCode).toBe(200);
  await Promise.all(flood);
});

test.each([
  ["writes", "preview", { maxPreviews: 0 }, "2"],
  ["downloads a sheet", "pdf", { maxQueue: 0 }, "5"],
  ["downloads a picture", "png", { maxQueue: 0 }, "5"],
] as const)("while too many wait, whoever %s is told to ask again soon", async (_who, format, queue, seconds) => {
  const full = openDocuments(queue);
  const host = Fastify();
  addErrorHandling(host);
  host.get("/", () => full[format](sheetTask(sheetOf(), { language: "sv", madeAt: new Date(0) }, seedWords), someone));
  const answer = await host.inject("/");
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe(seconds);
  await host.close();
  await full.close();
});

test("a preview does not wait behind all free files, nor files behind previews", async () => {
  const task = sheetTask(sheetOf(), { language: "sv", madeAt: new Date(0) }, seedWords);
  const shared = openDocuments({ maxPreviews: 10 });
  await shared.free.pdf(task);
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  await Promise.all([
    ...Array.from({ length: 10 }, () => shared.free.pdf(task).then(note("file"))),
    ...Array.from({ length: 4 }, (_, number) => shared.preview(task, `192.0.2.${number}`).then(note("preview"))),
  ]);
  await shared.close();
  // Turn by turn, whichever came first: with several threads one may end before the other.
  expect(done.slice(0, 10).filter((name) => name === "preview")).toHaveLength(4);
  expect(done.slice(0, 4)).toContain("file");
});
