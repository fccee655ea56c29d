import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashSources } from "./lib/hash.ts";
import { root } from "./lib/settings.ts";
import { siteSources } from "./lib/site-sources.ts";

/**
 * The site's production build. Everything that holds content starts cold, for a warm build can ship styles and pages of
 * the build before (docs/decisions/0002-styling.md). What only holds compiled code is kept while the code is the same:
 * then a publish takes a third of the time.
 */
const compiledCode = ["webpack", ".parcel-cache"];
/** Pictures for those who share a page carry their content in their names: what is there is never stale. */
const alwaysKept = ["share-pictures"];
const mark = join(root, ".cache", "webpack", "compiled-from");

/** Whatever of the environment is written into the code. */
const written = Object.entries(process.env)
  .filter(([name]) => name.startsWith("GATSBY_") || name === "SITE_URL" || name === "SHOW_COMPONENTS")
  .map(([name, value]) => `${name}=${value ?? ""}`)
  .toSorted();
const sources = [await hashSources(siteSources), ...written].join(" ");
const sameCode = existsSync(mark) && readFileSync(mark, "utf8") === sources;

rmSync(mark, { force: true });
rmSync(join(root, "public"), { recursive: true, force: true });
for (const name of existsSync(join(root, ".cache")) ? readdirSync(join(root, ".cache")) : []) {
  if (alwaysKept.includes(name) || (sameCode && compiledCode.includes(name))) continue;
  rmSync(join(root, ".cache", name), { recursive: true, force: true });
}

const { status } = spawnSync(join(root, "node_modules", ".bin", "gatsby"), ["build"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
});
if (status === 0) writeFileSync(mark, sources);
process.exitCode = status ?? 1;
