import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import fastify from "fastify";

const types: Partial<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".css": "text/css; charset=utf-8",
};

export const serveFolder = async (folder: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const app = fastify({ forceCloseConnections: true });
  app.get("/*", async (request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const path = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const content = await readFile(path).catch(() => undefined);
    if (content === undefined) return reply.code(404).send();
    const type = types[extname(path)] ?? "application/octet-stream";
    return reply.type(type).header("content-encoding", "gzip").send(gzipSync(content));
  });
  return { url: await app.listen({ port: 0, host: "127.0.0.1" }), close: () => app.close() };
};
