import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startProvider, type Provider } from "./search-provider.ts";

const indexName = "pages";
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterEach(async () => {
  for (const { name } of (await writer().listIndices()).items) await writer().deleteIndex({ indexName: name });
});
afterAll(() => provider.close());

const writer = () => provider.writer();
const fill = (...objects: Record<string, unknown>[]) =>
  writer().saveObjects({ indexName, objects, waitForTasks: true });
const held = async (name = indexName) => {
  const records: Record<string, unknown>[] = [];
  await writer().browseObjects({ indexName: name, browseParams: {}, aggregator: ({ hits }) => records.push(...hits) });
  return records.toSorted((one, other) => String(one.objectID).localeCompare(String(other.objectID)));
};
const names = async () => (await writer().listIndices()).items.map(({ name }) => name);

test("a batch is carried out in order", async () => {
  const { objectIDs, taskID } = await writer().batch({
    indexName,
    batchWriteParams: {
      requests: [
        { action: "addObject", body: { objectID: "old", title: "Borta" } },
        { action: "clear", body: {} },
        { action: "addObject", body: { title: "Utan nyckel" } },
        { action: "updateObject", body: { objectID: "a", title: "Ett", seen: 1 } },
        {
          action: "partialUpdateObject",
          body: { objectID: "a", text: "Mer", seen: { _operation: "Increment", value: 2 } },
        },
        { action: "partialUpdateObjectNoCreate", body: { objectID: "b", title: "Aldrig" } },
        { action: "updateObject", body: { objectID: "c", title: "Kort stund" } },
        { action: "deleteObject", body: { objectID: "c" } },
      ],
    },
  });
  expect(objectIDs).toHaveLength(8);
  expect(await writer().getTask({ indexName, taskID })).toMatchObject({ status: "published" });
  const records = await held();
  expect(records).toHaveLength(2);
  expect(records).toContainEqual({ objectID: "a", title: "Ett", text: "Mer", seen: 3 });
  expect(records).toContainEqual({ objectID: objectIDs[2], title: "Utan nyckel" });
});

test("a batch that is wrong somewhere changes nothing", async () => {
  await fill({ objectID: "a", title: "Ett" });
  const requests = [
    { action: "deleteObject" as const, body: { objectID: "a" } },
    { action: "updateObject" as const, body: { title: "Utan nyckel" } },
  ];
  await expect(writer().batch({ indexName, batchWriteParams: { requests } })).rejects.toMatchObject({ status: 400 });
  expect(await held()).toEqual([{ objectID: "a", title: "Ett" }]);
});

test("a record that is too big is refused by its name", async () => {
  const objects = [{ objectID: "stor", text: "x".repeat(10_001) }];
  await expect(writer().saveObjects({ indexName, objects })).rejects.toThrow(
    /objectID=stor is too big size=\d+\/10000/,
  );
});

test("one batch may write into several indexes", async () => {
  const { taskID } = await writer().multipleBatch({
    requests: [
      { action: "addObject", indexName: "one", body: { objectID: "1" } },
      { action: "addObject", indexName: "two", body: { objectID: "2" } },
    ],
  });
  expect(Object.keys(taskID)).toEqual(["one", "two"]);
  expect([await held("one"), await held("two")]).toEqual([[{ objectID: "1" }], [{ objectID: "2" }]]);
});

test("single records are added, read, replaced, changed and removed", async () => {
  const { objectID } = await writer().saveObject({ indexName, body: { title: "Ny" } });
  await writer().addOrUpdateObject({ indexName, objectID: "/om-oss/", body: { title: "Om oss" } });
  await writer().partialUpdateObject({ indexName, objectID: "/om-oss/", attributesToUpdate: { text: "Text" } });
  await writer().partialUpdateObject({
    indexName,
    objectID: "x",
    attributesToUpdate: { a: 1 },
    createIfNotExists: false,
  });
  expect(await writer().getObject({ indexName, objectID: "/om-oss/" })).toEqual({
    objectID: "/om-oss/",
    title: "Om oss",
    text: "Text",
  });
  expect(
    await writer().getObjects({
      requests: [
        { indexName, objectID: "/om-oss/", attributesToRetrieve: ["title"] },
        { indexName, objectID: "x" },
      ],
    }),
  ).toEqual({ results: [{ objectID: "/om-oss/", title: "Om oss" }, null] });
  await writer().deleteObject({ indexName, objectID: "/om-oss/" });
  await expect(writer().getObject({ indexName, objectID: "/om-oss/" })).rejects.toMatchObject({ status: 404 });
  expect(await held()).toEqual([{ objectID, title: "Ny" }]);
});

test("settings are kept whole, take effect at once, and null takes one back", async () => {
  await fill({ objectID: "a", title: "Hjärta", text: "Lunga" });
  const find = async (query: string) =>
    (await writer().searchSingleIndex({ indexName, searchParams: { query } })).nbHits;
  expect(await find("lunga")).toBe(1);
  await writer().setSettings({
    indexName,
    indexSettings: { searchableAttributes: ["title"], hitsPerPage: 7, userData: { a: 1 } },
  });
  expect([await find("lunga"), await find("hjärta")]).toEqual([0, 1]);
  expect(await writer().getSettings({ indexName })).toMatchObject({
    searchableAttributes: ["title"],
    hitsPerPage: 7,
    userData: { a: 1 },
    typoTolerance: true,
  });
  await writer().setSettings({ indexName, indexSettings: { searchableAttributes: null as never } });
  expect(await find("lunga")).toBe(1);
  await expect(writer().setSettings({ indexName, indexSettings: { hitsPerPage: -1 } })).rejects.toMatchObject({
    status: 400,
  });
});

test("browsing goes on from page to page until all is told", async () => {
  await fill(...Array.from({ length: 2_345 }, (_, at) => ({ objectID: `å${at}`, part: at % 2 })));
  const first = await writer().browse({ indexName });
  expect(first.hits).toHaveLength(1000);
  expect(first.cursor).toEqual(expect.any(String));
  expect(new Set((await held()).map(({ objectID }) => objectID)).size).toBe(2_345);
  const odd = await writer().browse({ indexName, browseParams: { numericFilters: ["part=1"], hitsPerPage: 10 } });
  expect(odd).toMatchObject({ nbHits: 1_172, hitsPerPage: 10 });
});

test("an index is emptied, and keeps its settings", async () => {
  await fill({ objectID: "a" });
  await writer().setSettings({ indexName, indexSettings: { hitsPerPage: 7 } });
  await writer().clearObjects({ indexName });
  expect(await held()).toEqual([]);
  expect((await writer().getSettings({ indexName })).hitsPerPage).toBe(7);
});

test("a moved index takes the other one's place, with everything", async () => {
  await fill({ objectID: "new" });
  await writer().setSettings({ indexName, indexSettings: { hitsPerPage: 7 } });
  await writer().saveObjects({ indexName: "live", objects: [{ objectID: "old" }], waitForTasks: true });
  await writer().operationIndex({ indexName, operationIndexParams: { operation: "move", destination: "live" } });
  expect(await names()).toEqual(["live"]);
  expect(await held("live")).toEqual([{ objectID: "new" }]);
  expect((await writer().getSettings({ indexName: "live" })).hitsPerPage).toBe(7);
});

test.each([
  ["everything", undefined, [{ objectID: "a" }], 7],
  ["the settings alone", ["settings" as const], [{ objectID: "b" }], 7],
  ["neither records nor settings", ["rules" as const], [{ objectID: "b" }], 20],
])("a copy takes %s", async (_, scope, records, hitsPerPage) => {
  await fill({ objectID: "a" });
  await writer().setSettings({ indexName, indexSettings: { hitsPerPage: 7 } });
  await writer().saveObjects({ indexName: "copy", objects: [{ objectID: "b" }], waitForTasks: true });
  await writer().operationIndex({
    indexName,
    operationIndexParams: { operation: "copy", destination: "copy", ...(scope && { scope }) },
  });
  expect(await held("copy")).toEqual(records);
  expect((await writer().getSettings({ indexName: "copy" })).hitsPerPage).toBe(hitsPerPage);
  expect(await held()).toEqual([{ objectID: "a" }]);
});

test("the client's own way of replacing everything works", async () => {
  await fill({ objectID: "old" });
  await writer().replaceAllObjects({ indexName, objects: [{ objectID: "new" }], batchSize: 1 });
  expect(await held()).toEqual([{ objectID: "new" }]);
  expect(await names()).toEqual([indexName]);
});

test("records are removed by what they are", async () => {
  await fill({ objectID: "a", language: "sv" }, { objectID: "b", language: "en" });
  await writer().setSettings({ indexName, indexSettings: { attributesForFaceting: ["filterOnly(language)"] } });
  await writer().deleteBy({ indexName, deleteByParams: { filters: "language:en" } });
  expect(await held()).toEqual([{ objectID: "a", language: "sv" }]);
  await expect(writer().deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({ status: 400 });
});

test("indexes are listed with how much they hold, and removed", async () => {
  await fill({ objectID: "a" }, { objectID: "b" });
  expect((await writer().listIndices()).items).toMatchObject([{ name: indexName, entries: 2, pendingTask: false }]);
  await writer().deleteIndex({ indexName });
  expect(await names()).toEqual([]);
  await expect(held()).rejects.toMatchObject({ status: 404, message: "Index pages does not exist" });
});

test("what was sent is there after a restart", async () => {
  await fill({ objectID: "a", title: "Hjärta" });
  await writer().setSettings({ indexName, indexSettings: { searchableAttributes: ["title"] } });
  await provider.restart();
  expect((await writer().searchSingleIndex({ indexName, searchParams: { query: "hjärt" } })).nbHits).toBe(1);
  expect((await writer().getSettings({ indexName })).searchableAttributes).toEqual(["title"]);
});

test("forgetting what was received leaves the indexes: the site's build fills those", async () => {
  await fill({ objectID: "a" });
  await provider.control("/reset", "POST", { data: true });
  expect(await held()).toEqual([{ objectID: "a" }]);
});
