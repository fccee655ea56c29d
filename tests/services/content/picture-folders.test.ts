import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let editor: Person;
const pictures: number[] = [];
let folder = 0;

beforeAll(async () => {
  content = await startContent();
  editor = await content.as("editor");
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a4182f" } })
    .png()
    .toBuffer();
  for (const name of ["anna.png", "bo.png"]) {
    const file = { data, name, mimetype: "image/png", size: data.length };
    pictures.push((await content.payload.create({ collection: "media", data: { alt: name }, file })).id);
  }
  const made = await editor.send("/content-api/payload-folders", {
    method: "POST",
    body: JSON.stringify({ name: "Forskare" }),
  });
  folder = ((await made.json()) as { doc: { id: number } }).doc.id;
});
afterAll(() => content.stop());

const several = () => `/content-api/media?${pictures.map((id, at) => `where[id][in][${at}]=${id}`).join("&")}`;
const patch = (body: object, person: Pick<Person, "send"> = editor) =>
  person.send(several(), { method: "PATCH", body: JSON.stringify(body) });
const foldersOf = async () =>
  (await content.payload.find({ collection: "media", depth: 0, sort: "id" })).docs.map((picture) => picture.folder);

test("several pictures are moved to a folder at once, and out of it again", async () => {
  expect((await patch({ folder })).status).toBe(200);
  expect(await foldersOf()).toEqual([folder, folder]);
  expect((await patch({ folder: null })).status).toBe(200);
  expect(await foldersOf()).toEqual([null, null]);
});

test("nothing else is done with several pictures at once", async () => {
  expect((await patch({ folder, alt: "Samma" })).status).toBe(403);
  expect((await editor.send("/content-api/media", { method: "PATCH", body: JSON.stringify({ folder }) })).status).toBe(
    403,
  );
  expect(await foldersOf()).toEqual([null, null]);
});

test("a stranger moves nothing", async () => {
  const answer = await patch({ folder }, { send: content.asVisitor });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await foldersOf()).toEqual([null, null]);
});

test("a folder that goes leaves its pictures", async () => {
  await patch({ folder });
  await content.payload.delete({ collection: "payload-folders", id: folder });
  expect(await foldersOf()).toEqual([null, null]);
});
