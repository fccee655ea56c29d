import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareSiteFolder, timeGatsbyBuild } from "./gatsby.ts";

export type BareSite = { publicDir: string; buildSeconds: number };

const sources = fileURLToPath(new URL("../bare-site", import.meta.url));

/** React, Gatsby and styled-components with no site: the least that ours could weigh and take. */
export const buildBareSite = async (options: { folder: string; pages: number; logFile: string }): Promise<BareSite> => {
  const { folder, pages, logFile } = options;
  prepareSiteFolder(folder);
  cpSync(sources, folder, { recursive: true });
  const env = { BARE_PAGES: String(pages) };
  const buildSeconds = await timeGatsbyBuild({ name: "Building the bare site", folder, logFile, env });
  return { publicDir: join(folder, "public"), buildSeconds };
};
