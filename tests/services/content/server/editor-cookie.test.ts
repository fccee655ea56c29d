import { afterAll, beforeAll, expect, test } from "vitest";
import { developmentSecrets } from "../../../../services/content/src/environment.ts";
import { editorCookie } from "../../../../services/content/src/server/editor-cookie.ts";
import { startContent, type TestContent } from "../test-content.ts";

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

const isEditor = editorCookie(developmentSecrets.PAYLOAD_SECRET);

test("the cookie of a login opens the door for pictures", async () => {
  const { setCookie } = await content.as("editor");
  const cookie = setCookie.split(";")[0] ?? "";
  expect(await isEditor(cookie)).toBe(true);
  expect(await isEditor(`theme=dark; ${cookie}; payload-lng=sv`)).toBe(true);
  expect(await editorCookie("another secret")(cookie)).toBe(false);
  expect(await isEditor(`${cookie}x`)).toBe(false);
});

test.each([
  "",
  "payload-token=",
  "payload-token=x",
  "payload-token=a.b.c",
  // "none" as its algorithm.
  "payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0.",
  "other-payload-token=x",
])("“%s” opens nothing", async (cookies) => {
  expect(await isEditor(cookies)).toBe(false);
});
