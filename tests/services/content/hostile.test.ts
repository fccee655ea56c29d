import { afterAll, beforeAll, expect, test } from "vitest";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let editor: Person;
beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  editor = await content.as("editor");
});
afterAll(() => content.stop());

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const form = (body: string, boundary = "; boundary=x"): RequestInit => ({
  method: "POST",
  headers: { "content-type": `multipart/form-data${boundary}` },
  body,
});
const instead = (body: string, type = "application/json"): RequestInit => ({
  method: "POST",
  headers: { "content-type": type, "x-http-method-override": "GET" },
  body,
});
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;

/** Nobody is logged in. Not one of these is a fault of the service. */
test.each<[string, RequestInit, number]>([
  ["/media/file/nope.webp", {}, 404],
  [`/media/file/${"a".repeat(400)}.webp`, {}, 404],
  ["/media/file/x?prefix=%00", {}, 404],
  ["/users/verify/abc", json("POST", {}), 404],
  ["/payload-migrations", {}, 404],
  ["/payload-migrations", json("POST", {}), 404],
  ["/payload-migrations/1", { method: "DELETE" }, 404],
  ["/nope", {}, 404],
  ["/globals/nope", {}, 404],
  ["/payload-kv", {}, 403],
  ["/payload-jobs", {}, 404],
  ["/payload-jobs/run", {}, 404],
  ["/pages?where[title][equals]=%00&limit=x&sort=zzz&depth=1e999", {}, 403],
  ["/pages/99999999999999999999", {}, 403],
  ["/users/unlock", json("POST", { email: "a\u0000@b.se" }), 403],
  ["/users/login", json("POST", "{"), 400],
  ["/users/login", form("--x"), 400],
  ["/users/login", form("x", ""), 400],
  ["/users/login", form(part("_payload", "{")), 400],
  ["/media", form(part("file", JSON.stringify({ filename: "x", mimeType: "image/png", size: 1 }))), 400],
  ["/media", form(part("file", "{")), 400],
  ["/media", form("--x"), 400],
  ["/pages", json("POST", "{"), 400],
  ["/pages", { method: "PUT" }, 404],
  ["/pages", instead("{"), 400],
  ["/pages", instead("null"), 403],
  ["/pages", instead("where[a]=%00", "application/x-www-form-urlencoded"), 403],
  ["/published/site", {}, 401],
])("a stranger's call to %s (%j) is answered with %d", async (path, init, status) => {
  const response = await content.asVisitor(`/content-api${path}`, init);
  expect([response.status, response.status < 500]).toEqual([status, true]);
});

const pageWith = (blocks: unknown) => ({
  title: "Prov",
  address: `/prov-${crypto.randomUUID()}/`,
  language: "sv",
  mood: "day",
  _status: "published",
  blocks,
});
const richText = (value: unknown) => pageWith([{ blockType: "text", content: value }]);
const root = (children: unknown) => ({
  root: { type: "root", children, direction: null, format: "", indent: 0, version: 1 },
});
const text = { type: "text", text: "Hej", detail: 0, format: 0, mode: "normal", style: "", version: 1 };
const paragraph = (children: unknown) => ({
  type: "paragraph",
  children,
  direction: null,
  format: "",
  indent: 0,
  version: 1,
});
/** Deeper than anybody writes. */
const deep = (levels: number): unknown => (levels === 0 ? text : paragraph([deep(levels - 1)]));

test.each<[string, unknown]>([
  ["rich text that is a string", richText("hej")],
  ["rich text that is a number", richText(7)],
  ["rich text that is a list", richText([])],
  ["rich text without a root", richText({})],
  ["rich text whose root is a string", richText({ root: "hej" })],
  ["rich text whose root is nothing", richText({ root: null })],
  ["rich text without children", richText(root(undefined))],
  ["rich text whose children are a string", richText(root("hej"))],
  ["rich text with a child that is nothing", richText(root([null]))],
  ["rich text with a child that is a string", richText(root(["hej"]))],
  ["rich text with a child of no kind", richText(root([{}]))],
  ["rich text whose paragraph has no children", richText(root([paragraph(undefined)]))],
  ["rich text whose words are an object", richText(root([paragraph([{ ...text, text: {} }])]))],
  ["rich text with a link without fields", richText(root([paragraph([{ type: "link", children: [], version: 1 }])]))],
  ["rich text as deep as a well", richText(root([deep(800)]))],
  ["rich text with a NUL in it", richText(root([paragraph([{ ...text, text: "a\u0000b" }])]))],
  [
    "an answer that is a string",
    pageWith([{ blockType: "questions", heading: "F", items: [{ question: "?", answer: "x" }] }]),
  ],
  ["blocks that are a string", pageWith("hej")],
  ["a block that is nothing", pageWith([null])],
  ["a block of an unknown kind", pageWith([{ blockType: "script" }])],
  ["a title with a NUL", { ...pageWith([]), title: "a\u0000b" }],
  ["a translation that is no page", { ...pageWith([]), translation: "x" }],
  ["a number beyond its column", { ...pageWith([]), translation: 99_999_999_999_999 }],
  ["no page at all but a list", []],
  ["a well of brackets", `{"title":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
  ["nothing", null],
  ["a word", '"hej"'],
])("an editor's %s is refused as what it is", async (_, page) => {
  const response = await editor.send("/content-api/pages", json("POST", page));
  const body = await response.text();
  expect(response.status, body).toBe(400);
  expect(body).not.toContain("Something went wrong");
});

test.each([
  "/pages?where[title][equals]=%00",
  "/pages?where[id][equals]=abc",
  "/pages?where[nope][equals]=x",
  "/pages?sort=zzz",
  "/pages?limit=x&page=-1&depth=1e999",
  "/pages/99999999999999999999",
  "/pages/abc",
  "/globals/siteConfiguration?locale=%00",
])("an editor's question %s is no fault of the service", async (path) => {
  expect((await editor.send(`/content-api${path}`)).status).toBeLessThan(500);
});
