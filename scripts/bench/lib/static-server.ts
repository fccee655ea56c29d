import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const types: Partial<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".css": "text/css; charset=utf-8",
};

/** Just enough to look at the bare site with a browser. Ours is served by its own web server. */
export const serveFolder = async (folder: string): Promise<{ url: string; close: () => void }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    readFile(path).then(
      (content) => {
        response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
        response.setHeader("content-encoding", "gzip").end(gzipSync(content));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
};
