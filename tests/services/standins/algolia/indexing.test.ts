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
  const searchParams = { query: "", hitsPerPage: 1000, attributesToHighlight: [] };
  const { hits } = await writer().searchSingleIndex({ indexName: name, searchParams });
  return hits
    .toSorted((one, other) => one.objectID.localeCompare(other.objectID))
    .map((hit) => Object.fromEntries(Object.entries(hit).filter(([attribute]) => !attribute.startsWith("_"))));
};
const names = async () => (await writer().listIndices()).items.map(({ name }) => name);

test("a batch is carried out in order", async () => {
  const { objectIDs, taskID } = await writer().batch({
    indexName,
    batchWriteParams: {
      requests: [
        { action: "addObject", body: { objectID: "a", title: "Noll", text: "Borta" } },
        { action: "updateObject", body: { objectID: "a", title: "Ett" } },
        { action: "addObject", body: { objectID: "b", title: "Kort stund" } },
        { action: "deleteObject", body: { objectID: "b" } },
      ],
    },
  });
  expect(objectIDs).toEqual(["a", "a", "b", "b"]);
  expect(await writer().getTask({ indexName, taskID })).toMatchObject({ status: "published" });
  expect(await held()).toEqual([{ objectID: "a", title: "Ett" }]);
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
  ["the settings", ["settings" as const], 7],
  ["nothing that this stand-in plays", ["rules" as const], 20],
])("a copy takes %s", async (_, scope, hitsPerPage) => {
  await fill({ objectID: "a" });
  await writer().setSettings({ indexName, indexSettings: { hitsPerPage: 7 } });
  await writer().saveObjects({ indexName: "copy", objects: [{ objectID: "b" }], waitForTasks: true });
  await writer().operationIndex({
    indexName,
    operationIndexParams: { operation: "copy", destination: "copy", scope },
  });
  expect(await held("copy")).toEqual([{ objectID: "b" }]);
  expect((await writer().getSettings({ indexName: "copy" })).hitsPerPage).toBe(hitsPerPage);
  expect(await held()).toEqual([{ objectID: "a" }]);
});

test("the client's own way of replacing everything works", async () => {
  await fill({ objectID: "old" });
  await writer().replaceAllObjects({ indexName, objects: [{ objectID: "new" }], batchSize: 1 });
  expect(await held()).toEqual([{ objectID: "new" }]);
  expect(await names()).toEqual([indexName]);
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
