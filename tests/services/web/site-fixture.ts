import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { Policy } from "../../../services/web/src/headers/security-headers.ts";

/** Where to say what must be cleared away: after the test, or after a whole file. */
export type WhenDone = (clear: () => unknown) => void;
export const afterThisTest: WhenDone = (clear) => onTestFinished(() => void clear());

export const temporaryFolder = async (whenDone = afterThisTest) => {
  const folder = await mkdtemp(join(tmpdir(), "web-"));
  whenDone(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

export const localPolicy: Policy = {
  siteUrl: "http://localhost:8000",
  tagManagerOrigin: undefined,
  connectOrigins: [],
  cardFormOrigins: [],
};

const hash = "0123456789abcdef0123";
export const chunkMapping = String.raw`window.___chunkMapping="{\"app\":[\"/app-${hash}.js\"]}";`;
export const compilationHash = `window.___webpackCompilationHash="fedcba9876543210fedc";`;
export const hashedScript = `/app-${hash}.js`;

/** As Gatsby writes them: the same two inline scripts on every page. */
export const htmlPage = (
  title: string,
  more = "",
) => `<!DOCTYPE html><html lang="sv"><head><title>${title}</title></head>
<body><div id="___gatsby"><h1>${title}</h1>${"<p>Hjärta och lungor hör ihop.</p>".repeat(60)}</div>
<script type="application/ld+json">{"@type":"NGO"}</script>${more}
<script id="gatsby-chunk-mapping">${chunkMapping}</script><script>${compilationHash}</script>
<script src="${hashedScript}" async></script></body></html>`;

const json = (value: unknown) => JSON.stringify(value);

/** A small `public/` with one of every kind of file that Gatsby makes. */
export const siteFiles: Record<string, string> = {
  "index.html": htmlPage("Start"),
  "404.html": htmlPage("Sidan finns inte"),
  "sitemap.xml": "<urlset/>",
  "500.html": htmlPage("Något gick fel"),
  "om-oss/index.html": htmlPage("Om oss"),
  "order/diplom/[orderReference]/index.html": htmlPage("Diplom"),
  "mc/ml25/[...]/index.html": htmlPage("Minnesljus"),
  "mc/ml25/om/index.html": htmlPage("Om minnesljus"),
  "d/TACK_1/index.html": htmlPage("Ett kort"),
  "d/404.html": htmlPage("Inget kort"),
  [hashedScript.slice(1)]: `console.log("app");${"/* så */".repeat(300)}`,
  [`${hashedScript.slice(1)}.map`]: "{}",
  [`${hashedScript.slice(1)}.LICENSE.txt`]: "MIT",
  [`styles.${hash}.css`]: `body{margin:0}${"a{color:red}".repeat(200)}`,
  "static/besley-1234.woff2": "woff2".repeat(500),
  "static/bild.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(500)}</svg>`,
  "page-data/index/page-data.json": json({ path: "/", text: "x".repeat(2000) }),
  "page-data/om-oss/page-data.json": json({ path: "/om-oss/" }),
  "page-data/order/diplom/[orderReference]/page-data.json": json({ path: "/order/diplom/[orderReference]/" }),
  "page-data/app-data.json": json({ webpackCompilationHash: "fedcba9876543210fedc" }),
  "page-data/sq/d/123456.json": json({ data: {} }),
  "slice-data/header.json": json({ slice: "header" }),
  "sw.js": "self.addEventListener('install', () => {});",
  "manifest.webmanifest": json({ name: "Hjärta" }),
  "icons/icon-48x48.png": "png",
  "robots.txt": "User-agent: *",
  ".well-known/security.txt": "Contact: mailto:sakerhet@example.se",
  ".env": "SECRET=1",
  "webpack.stats.json": "{}",
  "chunk-map.json": "{}",
  "_gatsby/slices/_gatsby-scripts-1.html": "<script>window.other = 1</script>",
  "stor.bin": "a".repeat(400_000),
};

export const siteMatchPaths = [
  { path: "/mc/ml25/om/", matchPath: "/mc/ml25/om/" },
  { path: "/order/diplom/[orderReference]/", matchPath: "/order/diplom/:orderReference/" },
  { path: "/mc/ml25/[...]/", matchPath: "/mc/ml25/*" },
  { path: "/d/TACK_1/", matchPath: "/d/TACK_1/*" },
  { path: "/d/404.html", matchPath: "/d/*" },
];

export const writeSite = async (
  siteRoot: string,
  files: Record<string, string> = siteFiles,
  matchPaths: unknown = siteMatchPaths,
  redirects: unknown = [],
) => {
  await rm(join(siteRoot, "public"), { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    const file = join(siteRoot, "public", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await mkdir(join(siteRoot, ".cache"), { recursive: true });
  await writeFile(join(siteRoot, ".cache", "match-paths.json"), json(matchPaths));
  await writeFile(join(siteRoot, ".cache", "site-redirects.json"), json(redirects));
};
