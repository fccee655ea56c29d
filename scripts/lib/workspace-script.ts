import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.ts";
import { root } from "./settings.ts";

type Manifest = { scripts?: Record<string, string> };

/**
 * A workspace's own command, run without npm between: npm would stay in memory beside each service, and pass signals on
 * in its own way.
 */
export const workspaceScript = (folder: string, name: string) => {
  const manifest = join(root, folder, "package.json");
  const script = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, "utf8")) as Manifest).scripts?.[name]
    : undefined;
  if (script === undefined) throw new Failure(`${folder} has no command "${name}" yet.`);
  return { command: "/bin/sh", args: ["-c", `exec ${script}`], cwd: join(root, folder) };
};

export const requirePart = (path: string, purpose: string): string => {
  if (existsSync(join(root, path))) return path;
  throw new Failure(`${path}, which ${purpose}, is not there yet.`);
};
