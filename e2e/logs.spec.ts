import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./support/site.ts";

const content = process.env.CONTENT_URL ?? "http://localhost:8002";
const log = join(process.env.DATA_DIR ?? ".data", "log", "content.log");

test("what a stranger may not see in the content service is one line each in its log, without a stack", async ({
  request,
}) => {
  const before = (await readFile(log, "utf8")).length;
  const urls = ["users", "pages", "media", "globals/navigation"].map((part) => `${content}/content-api/${part}`);
  for (const url of urls) expect((await request.get(url)).status()).toBe(403);

  const written = async () => (await readFile(log, "utf8")).slice(before).trimEnd().split("\n");
  await expect.poll(async () => (await written()).length).toBeGreaterThanOrEqual(urls.length);
  expect(await written()).toHaveLength(urls.length);
});
