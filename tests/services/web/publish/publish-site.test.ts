import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { readEnvironment } from "../../../../services/web/src/env.ts";
import { createPublishSite } from "../../../../services/web/src/publish/publish-site.ts";
import type { Job } from "../../../../services/web/src/publish/publisher.ts";
import { createReleaseStore } from "../../../../services/web/src/release/store.ts";
import { webServer } from "../app-fixture.ts";
import { htmlPage, siteFiles, temporaryFolder, writeSite } from "../site-fixture.ts";

/** As a build does: empties `public/`, writes some of it, and the rest when the test lets it. */
const builder = `
import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
const [word] = process.argv.slice(2);
const page = (path) => writeFileSync(path, ${JSON.stringify(htmlPage("WORD"))}.replaceAll("WORD", word));
rmSync("public", { recursive: true, force: true });
cpSync("whole", "public", { recursive: true });
page("public/index.html");
writeFileSync("begun-" + word, "");
const waiting = setInterval(() => {
  if (!existsSync("may-end")) return;
  clearInterval(waiting);
  page("public/om-oss/index.html");
}, 10);
`;

const job: Job = { changes: [], onStep: () => undefined, mayGoLive: () => true };

const publisher = async (siteRoot: string, word: string) => {
  const dataDir = await temporaryFolder();
  const env = readEnvironment({
    SITE_ROOT: siteRoot,
    DATA_DIR: dataDir,
    SITE_BUILD_COMMAND: `"${process.execPath}" builder.mjs ${word}`,
  });
  const store = createReleaseStore(env.releasesDir);
  const publish = createPublishSite(env, store, () => Promise.resolve());
  const titleOf = async (release: string, file: string) =>
    /<title>(.*)<\/title>/.exec(await readFile(join(env.releasesDir, release, "public", file), "utf8"))?.[1];
  return { publish: () => publish(new AbortController().signal, job), titleOf };
};

test("two that publish from one folder at the same time each release a whole build of their own", async () => {
  const siteRoot = await temporaryFolder();
  await writeSite(siteRoot, siteFiles);
  await cp(join(siteRoot, "public"), join(siteRoot, "whole"), { recursive: true });
  await writeFile(join(siteRoot, "builder.mjs"), builder);
  const words = ["startat", "provat"];
  const publishers = await Promise.all(words.map((word) => publisher(siteRoot, word)));

  const hasBegun = (word: string) => existsSync(join(siteRoot, `begun-${word}`));
  // The lock is a database, closed when it is not given.
  const refused = vi.spyOn(DatabaseSync.prototype, "close");
  const publishing = publishers.map(async ({ publish }, index) => {
    if (index > 0) await vi.waitFor(() => expect(hasBegun("startat")).toBe(true));
    return publish();
  });
  await vi.waitFor(() => expect(refused.mock.calls.length > 0 || hasBegun("provat")).toBe(true));
  await writeFile(join(siteRoot, "may-end"), "");
  const outcomes = await Promise.all(publishing);

  const titles = outcomes.map(async (outcome, index) => {
    if (!outcome.ok) return outcome.reason;
    if ("isHeld" in outcome) return "held";
    const titleOf = (file: string) => publishers[index]?.titleOf(outcome.release, file);
    return [await titleOf("index.html"), await titleOf("om-oss/index.html")];
  });
  expect(await Promise.all(titles)).toEqual(words.map((word) => [word, word]));
});

/** Full while there are more than so many releases. */
const fullAbove = (most: number) =>
  `test $(ls .data/releases | grep -c ^2) -le ${most} || { echo 'Error: ENOSPC: no space left on device' >&2; exit 1; }`;

const fullDisk = async (most: number) => {
  const server = await webServer({ variables: { SITE_BUILD_COMMAND: fullAbove(most) } });
  for (const title of ["1", "2", "3", "4"]) await server.release({ ...siteFiles, "index.html": htmlPage(title) });
  const { env, store, live } = server;
  const outcome = await createPublishSite(env, store, live.load)(new AbortController().signal, job);
  return { ...server, outcome, kept: await store.list() };
};

test("on a full disk old releases make room, and the change goes live", async () => {
  const { outcome, live, kept } = await fullDisk(1);
  expect(outcome.ok).toBe(true);
  expect(kept).toContain(live.site()?.release);
  expect(kept).toHaveLength(2);
});

test("a disk that stays full is named, as what may be otherwise later, and what is live stays", async () => {
  const { ask, outcome, kept } = await fullDisk(0);
  const reason = expect.stringMatching(/^Disken är full/) as string;
  expect(outcome).toMatchObject({ ok: false, isFull: true, reason });
  expect(kept).toHaveLength(1);
  expect((await ask("/")).body).toContain("<title>4</title>");
});
