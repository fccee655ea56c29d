import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gatsbyEnvironment } from "../../lib/gatsby.ts";
import { runProcess } from "../../lib/process.ts";
import { root } from "../../lib/settings.ts";

export const prepareSiteFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const { browserslist, dependencies, imports } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  ) as Record<string, unknown>;
  const manifest = { name: "measured-site", private: true, dependencies, browserslist, imports };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
};

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
