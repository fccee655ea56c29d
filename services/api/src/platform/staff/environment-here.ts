import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { isProduction } from "@hjarta-lunga/contract/deployment.ts";

const root = fileURLToPath(new URL("../../../../..", import.meta.url));

/** All of it or nothing: another database must not be written with the keys of this machine. */
export const environmentHere = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const file = resolve(root, env.DATA_DIR ?? ".data", "api.env");
  if (isProduction(env) || env.DATABASE_URL !== undefined || !existsSync(file)) return env;
  return { ...env, ...parseEnv(readFileSync(file, "utf8")) };
};
