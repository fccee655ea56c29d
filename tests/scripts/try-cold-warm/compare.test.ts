import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { differencesOf, type Made } from "../../../scripts/try-cold-warm/compare.ts";
import { webServer } from "../../services/web/app-fixture.ts";
import { htmlPage, siteFiles, siteMatchPaths } from "../../services/web/site-fixture.ts";

type Build = { files?: Record<string, string>; matchPaths?: object[] };

const makeBoth = async (warm: Build, cold: Build): Promise<[Made, Made]> => {
  const { release, store } = await webServer();
  const make = async ({ files, matchPaths }: Build): Promise<Made> => {
    const { release: id } = await release(files, matchPaths);
    return { folder: join(store.directory, id), manifest: await store.manifest(id) };
  };
  return [await make(warm), await make(cold)];
};

test("two builds of the same files do not differ", async () => {
  expect(differencesOf(...(await makeBoth({}, {})))).toEqual([]);
});

const page = "om-oss/index.html";
const withoutPage = Object.fromEntries(Object.entries(siteFiles).filter(([path]) => path !== page));
const renamed = { "styles.0123456789abcdef9999.css": "body{margin:1px}" };

test.each<[string, Build, Build, RegExp[]]>([
  [
    "a page of an earlier build",
    { files: { ...siteFiles, [page]: htmlPage("Om oss i går") } },
    {},
    [/^om-oss\/index\.html: from byte \d+: warm ".*i går/],
  ],
  ["a page that should be gone", {}, { files: withoutPage }, [/^om-oss\/index\.html: only in the warm build$/]],
  ["a page that is lacking", { files: withoutPage }, {}, [/^om-oss\/index\.html: only in the cold build$/]],
  [
    "styles under another name",
    { files: { ...siteFiles, ...renamed } },
    {},
    [/^styles\..*: only in the warm build$/, /^_headers: from byte /],
  ],
  [
    "a path that leads elsewhere",
    { matchPaths: siteMatchPaths.slice(0, 1) },
    {},
    [/^matchPaths: warm /, /^_redirects: from byte /],
  ],
])("%s is told", async (_what, warm, cold, told) => {
  const differences = differencesOf(...(await makeBoth(warm, cold)));
  expect(differences).toEqual(told.map((line) => expect.stringMatching(line) as string));
});

const runtime = (hash: string, code: string) => ({
  [`webpack-runtime-${hash.repeat(20)}.js`]: code,
  "sw.js": `importScripts("/webpack-runtime-${hash.repeat(20)}.js");`,
});
const inOther = { ...siteFiles, ...runtime("b", "!function(){var t=1;return load(t)}()") };

test.each([
  ["may have other short names and another hash", "!function(){var e=1;return load(e)}()", 0],
  ["does not do something else", "!function(){var e=2;return load(e)}()", 1],
])("webpack's first script %s", async (_what, code, differences) => {
  const files = { ...siteFiles, ...runtime("a", code) };
  expect(differencesOf(...(await makeBoth({ files }, { files: inOther })))).toHaveLength(differences);
});

test("what is made for CDNs alone is compared too", async () => {
  const [warm, cold] = await makeBoth({}, {});
  await writeFile(join(warm.folder, "public", "_headers"), "/*\n  X-Old: 1\n");
  expect(differencesOf(warm, cold)).toEqual([expect.stringMatching(/^_headers: from byte/)]);
});
