import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeFoundPages } from "#src/build/write-found-pages.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "hjarta-lunga-found-"));
  await mkdir(path.join(root, "public"));
  vi.spyOn(process, "cwd").mockReturnValue(root);
  vi.stubEnv("CONTENT_READ_TOKEN", "x");
  vi.stubEnv("SITE_URL", "https://hjarta.example");
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

const node = (path: string, more: object = {}) => ({
  path,
  language: "sv",
  searchable: true,
  translation: null,
  updatedAt: "2026-01-02T03:04:05.000Z",
  ...more,
});

/** Gatsby's side of the call: it knows the pages. */
async function write(built: string[], written: object[]) {
  const nodes: Record<string, object[]> = { SitePage: built.map((each) => ({ path: each })), ContentPage: written };
  await writeFoundPages({ getNodesByType: (type: string) => nodes[type] ?? [] } as never);
  const read = (name: string) => readFile(path.join(root, "public", name), "utf8");
  return { sitemap: await read("sitemap.xml"), robots: await read("robots.txt") };
}

const found = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https:\/\/hjarta\.example([^<]+)<\/loc>/g)].map(([, path]) => path);

test("pages that were built and are meant to be found stand in the sitemap, and no others", async () => {
  const built = ["/", "/om-oss/", "/tack/", "/404.html", "/sok/", "/_components/", "/forskning/beviljade-projekt/"];
  const written = [node("/"), node("/om-oss/"), node("/tack/", { searchable: false }), node("/utkast/")];
  const { sitemap } = await write(built, written);
  expect(found(sitemap)).toEqual(["/", "/forskning/beviljade-projekt/", "/om-oss/"]);
});

test("a page of the code itself that is there in both languages says so", async () => {
  const { sitemap } = await write(["/forskning/beviljade-projekt/", "/en/research/approved-projects/"], []);
  expect(sitemap.match(/hreflang="x-default" href="[^"]*\/forskning\/beviljade-projekt\/"/g)).toHaveLength(2);
});

test("a written page of the code leads to its twin, whatever is written of it", async () => {
  const written = [node("/ge-en-gava/"), node("/en/give/", { language: "en" })];
  const { sitemap } = await write(["/ge-en-gava/", "/en/give/"], written);
  expect(sitemap.match(/hreflang="en" href="[^"]*\/en\/give\/"/g)).toHaveLength(2);
});

test("a translation that was not built is not promised", async () => {
  const { sitemap } = await write(["/om-oss/"], [node("/om-oss/", { translation: "/en/" })]);
  expect(sitemap).not.toContain("hreflang");
});

test("robots.txt leads to the sitemap at the site's own URL", async () => {
  expect((await write([], [])).robots).toContain("Sitemap: https://hjarta.example/sitemap.xml");
});
