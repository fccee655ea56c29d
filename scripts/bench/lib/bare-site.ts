import { mkdirSync, readFileSync, symlinkSync, writeFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import fastify from "fastify";
import { typeOf } from "../../../services/web/src/release/file-kinds.ts";
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

type Build = { name: string; folder: string; logFile: string; env: Record<string, string> };

export const timeGatsbyBuild = async ({ name, folder, logFile, env }: Build): Promise<number> => {
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

export type BareSite = { publicDir: string; buildSeconds: number };

/** The least that ours could weigh and take. */
export const buildBareSite = async ({
  pages,
  folder,
  logFile,
}: Pick<Build, "folder" | "logFile"> & { pages: number }): Promise<BareSite> => {
  prepareSiteFolder(folder);
  cpSync(fileURLToPath(new URL("../bare-site", import.meta.url)), folder, { recursive: true });
  const env = { BARE_PAGES: String(pages) };
  const buildSeconds = await timeGatsbyBuild({ name: "Building the bare site", folder, logFile, env });
  return { publicDir: join(folder, "public"), buildSeconds };
};

export const serveFolder = async (folder: string) => {
  const app = fastify({ forceCloseConnections: true });
  app.get("/*", async (request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const path = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const content = await readFile(path).catch(() => undefined);
    if (content === undefined) return reply.code(404).send();
    return reply.type(typeOf(path)).header("content-encoding", "gzip").send(gzipSync(content));
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app;
};
