import { cpSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareSiteFolder, timeGatsbyBuild } from "./gatsby.ts";

export type BareSite = { publicDir: string; buildSeconds: number };

const home = fileURLToPath(new URL("../bare-site", import.meta.url));
/** Nobody imports them. Named one by one, the check for unused code knows that they are needed. */
const sources = [
  new URL("../bare-site/gatsby-config.ts", import.meta.url),
  new URL("../bare-site/gatsby-node.ts", import.meta.url),
  new URL("../bare-site/src/pages/index.tsx", import.meta.url),
  new URL("../bare-site/src/templates/page.tsx", import.meta.url),
].map((url) => fileURLToPath(url));

/** React, Gatsby and styled-components with no site: the least that ours could weigh and take. */
export const buildBareSite = async (options: { folder: string; pages: number; logFile: string }): Promise<BareSite> => {
  const { folder, pages, logFile } = options;
  prepareSiteFolder(folder);
  for (const source of sources) cpSync(source, join(folder, relative(home, source)));
  const env = { BARE_PAGES: String(pages) };
  const buildSeconds = await timeGatsbyBuild({ name: "Building the bare site", folder, logFile, env });
  return { publicDir: join(folder, "public"), buildSeconds };
};
