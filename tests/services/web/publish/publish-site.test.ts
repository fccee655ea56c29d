import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "../../../../services/web/src/env.ts";
import { createPublishSite } from "../../../../services/web/src/publish/publish-site.ts";
import { createReleaseStore } from "../../../../services/web/src/release/store.ts";
import { htmlPage, siteFiles, temporaryFolder, writeSite } from "../site-fixture.ts";

/** As a build does: empties `public/`, writes some of it, takes its time, writes the rest. */
const builder = `
import { cpSync, rmSync, writeFileSync } from "node:fs";
const [word] = process.argv.slice(2);
const page = (path) => writeFileSync(path, ${JSON.stringify(htmlPage("WORD"))}.replaceAll("WORD", word));
rmSync("public", { recursive: true, force: true });
cpSync("whole", "public", { recursive: true });
page("public/index.html");
setTimeout(() => page("public/om-oss/index.html"), 150);
`;

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
  return { publish: () => publish(new AbortController().signal), titleOf };
};

test("two that publish from one folder at the same time each release a whole build of their own", async () => {
  const siteRoot = await temporaryFolder();
  await writeSite(siteRoot, siteFiles);
  await cp(join(siteRoot, "public"), join(siteRoot, "whole"), { recursive: true });
  await writeFile(join(siteRoot, "builder.mjs"), builder);
  const words = ["startat", "provat"];
  const publishers = await Promise.all(words.map((word) => publisher(siteRoot, word)));

  const outcomes = await Promise.all(publishers.map(({ publish }) => publish()));

  const titles = outcomes.map(async (outcome, index) => {
    if (!outcome.ok) return outcome.reason;
    const titleOf = (file: string) => publishers[index]?.titleOf(outcome.release, file);
    return [await titleOf("index.html"), await titleOf("om-oss/index.html")];
  });
  expect(await Promise.all(titles)).toEqual(words.map((word) => [word, word]));
});
