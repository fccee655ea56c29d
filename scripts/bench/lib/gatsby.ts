import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gatsbyEnvironment } from "../../lib/gatsby.ts";
import { runProcess } from "../../lib/process.ts";
import { root } from "../../lib/settings.ts";

/** A folder with a site of its own, on the packages that we have installed and for the browsers that we build for. */
export const prepareSiteFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const { browserslist, dependencies, imports } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  ) as Record<string, unknown>;
  const manifest = { name: "measured-site", private: true, dependencies, browserslist, imports };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
};

/** Cold, since the folder is new. In seconds. */
export const timeGatsbyBuild = async (options: {
  name: string;
  folder: string;
  logFile: string;
  env: Record<string, string>;
}): Promise<number> => {
  const { name, folder, logFile, env } = options;
  const startedAt = performance.now();
  await runProcess({
    name,
    command: process.execPath,
    args: [join(root, "node_modules", "gatsby", "cli.js"), "build"],
    cwd: folder,
    logFile,
    env: { ...gatsbyEnvironment, NODE_ENV: "production", CI: "true", ...env },
  });
  return (performance.now() - startedAt) / 1000;
};
