import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type Asked = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };
export type LocalServer = { url: string; asked: Asked[]; close: () => Promise<void> };

/** A real server on this machine that keeps what it was asked. */
export async function serveLocally(answer: (asked: Asked, response: ServerResponse) => void): Promise<LocalServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = "", url = "/", headers } = request;
      const one = { method, url: new URL(url, "http://localhost"), headers, body };
      asked.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, asked, close };
}
