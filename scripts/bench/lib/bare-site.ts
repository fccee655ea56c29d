import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareSiteFolder, timeGatsbyBuild } from "./gatsby.ts";

export type BareSite = { publicDir: string; buildSeconds: number };

/** The least that ours could weigh and take. */
export const buildBareSite = async (options: { folder: string; pages: number; logFile: string }): Promise<BareSite> => {
  const { folder, pages, logFile } = options;
  prepareSiteFolder(folder);
  cpSync(fileURLToPath(new URL("../bare-site", import.meta.url)), folder, { recursive: true });
  const env = { BARE_PAGES: String(pages) };
  const buildSeconds = await timeGatsbyBuild({ name: "Building the bare site", folder, logFile, env });
  return { publicDir: join(folder, "public"), buildSeconds };
};
