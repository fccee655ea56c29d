import { execFile } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { webServer } from "../app-fixture.ts";
import { htmlPage, siteFiles, writeSite } from "../site-fixture.ts";

const lacking = (path: string) => Object.fromEntries(Object.entries(siteFiles).filter(([name]) => name !== path));
const misplaced = (folder: string) => ({ ...siteFiles, [`${folder}/index.html`]: htmlPage("x") });

describe("a build does not go live, and the live site stays, when", () => {
  test.each([
    ["the start page is missing", lacking("index.html"), undefined, "index.html is missing"],
    ["the not-found page is missing", lacking("404.html"), undefined, "404.html is missing"],
    ["the error page is missing", lacking("500.html"), undefined, "500.html is missing"],
    ["app-data is missing", lacking("page-data/app-data.json"), undefined, "page-data/app-data.json is missing"],
    ["the start page's data is missing", lacking("page-data/index/page-data.json"), undefined, "is missing"],
    ["crawlers would find no rules", lacking("robots.txt"), undefined, "robots.txt is missing"],
    ["search engines would find no pages", lacking("sitemap.xml"), undefined, "sitemap.xml is missing"],
    ["a page is empty", { ...siteFiles, "om-oss/index.html": "" }, undefined, "om-oss/index.html is empty"],
    [
      "a page would take the start page's place",
      misplaced("index"),
      undefined,
      "index/index.html stands at a reserved",
    ],
    ["a page stands among the files", misplaced("static/x"), undefined, "static/x/index.html stands at a reserved"],
    ["a page stands among the calls", misplaced("api"), undefined, "api/index.html stands at a reserved"],
    ["a rewrite leads nowhere", siteFiles, [{ path: "/borta/", matchPath: "/borta/*" }], "leads nowhere"],
    ["a rewrite is malformed", siteFiles, [{ path: "/om-oss/", matchPath: "/a/*/b/" }], "malformed"],
    ["the rewrites are garbage", siteFiles, [{ path: 1 }], "malformed"],
    [
      "a page has a foreign script",
      { ...siteFiles, "om-oss/index.html": htmlPage("x", "<script>steal()</script>") },
      undefined,
      "om-oss/index.html: steal()",
    ],
  ])("%s", async (_what, files, matchPaths, message) => {
    const { release, live, store } = await webServer();
    const first = await release();
    await expect(release(files, matchPaths)).rejects.toThrow(message);
    expect(live.site()?.release).toBe(first.release);
    expect((await readdir(store.directory)).sort()).toEqual([first.release, "current"].sort());
  });
});

test("a release carries what a CDN needs", async () => {
  const { release, store } = await webServer({
    variables: {
      SITE_URL: "https://www.example.se",
      API_URL: "https://api.example.se",
      THIRD_PARTY_URLS: "https://tags.example/gtm.js?id=GTM-1",
    },
  });
  const { release: id } = await release();
  const read = (name: string) => readFile(join(store.directory, id, "public", name), "utf8");
  const headers = await read("_headers");
  expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-/);
  expect(headers).toContain("/static/*\n  Cache-Control: public, max-age=31536000, immutable");
  expect(headers).toContain("/app-0123456789abcdef0123.js\n  Cache-Control: public, max-age=31536000, immutable");
  expect(headers).not.toContain("sw.js");
  expect(await read("_redirects")).toBe(
    [
      "/__third-party-proxy  url=https%3A%2F%2Ftags.example%2Fgtm.js%3Fid%3DGTM-1  https://tags.example/gtm.js?id=GTM-1  200",
      "/api/*  https://api.example.se/api/:splat  200",
      "/order/diplom/:orderReference/  /order/diplom/[orderReference]/  200",
      "/mc/ml25/*  /mc/ml25/[...]/  200",
      "/d/TACK_1/*  /d/TACK_1/  200",
      "/d/*  /d/404.html  404",
      "",
    ].join("\n"),
  );
});

test("a release is open to readers who are not its maker, however closed the maker's files are", async () => {
  const { env, store } = await webServer();
  await writeSite(env.siteRoot);
  const command = `umask 077; chmod -R go= public; "${process.execPath}" "${resolve("services/web/src/cli.ts")}" release`;
  await promisify(execFile)("/bin/sh", ["-c", command], {
    cwd: env.siteRoot,
    env: { ...process.env, SITE_ROOT: env.siteRoot, DATA_DIR: join(env.siteRoot, ".data") },
  });
  const { release: id = "" } = (await store.current()) ?? {};
  const folder = join(store.directory, id);
  const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);
  for (const path of ["", "public", "public/om-oss"]) expect(await modeOf(path)).toBe("755");
  for (const path of ["public/index.html", "public/om-oss/index.html", "public/_headers", "manifest.json"])
    expect(await modeOf(path)).toBe("644");
});

test("a release knows what it takes, and what of it the release before did not have", async () => {
  const { release, store } = await webServer();
  await release();
  const second = await release({ ...siteFiles, "om-oss/index.html": htmlPage("Om oss, nytt") });
  const { whole = 0, added = 0 } = (await store.sizes()).get(second.release) ?? {};
  const page = Buffer.byteLength(htmlPage("Om oss, nytt"));
  expect(added).toBeGreaterThan(page);
  expect(added).toBeLessThan(2 * page);
  expect(whole).toBeGreaterThan(400_000);
});

test("what has not changed is shared with the release before, compressed forms and all", async () => {
  const { release, store } = await webServer();
  const first = await release();
  const second = await release({ ...siteFiles, "om-oss/index.html": htmlPage("Om oss, nytt") });
  const inode = async (id: string, ...path: string[]) => (await stat(join(store.directory, id, ...path))).ino;
  expect(await inode(second.release, "public", "index.html")).toBe(await inode(first.release, "public", "index.html"));
  expect(await inode(second.release, "public", "om-oss/index.html")).not.toBe(
    await inode(first.release, "public", "om-oss/index.html"),
  );
  const { files } = await store.manifest(second.release);
  const start = files.find((file) => file.path === "index.html");
  const name = `${start?.hash ?? ""}.br`;
  expect(await inode(second.release, "compressed", name)).toBe(await inode(first.release, "compressed", name));
});
