import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { Transform } from "node:stream";

/** The same for pages and their service worker. */
type Quality = {
  latencyMs: number;
  bitsPerSecond: number;
  /** Every n-th connection breaks before it has carried anything; every n-th piece comes a second late. */
  breaksEvery: number;
  stallsEvery: number;
};
const perfect: Quality = {
  latencyMs: 0,
  bitsPerSecond: Number.POSITIVE_INFINITY,
  breaksEvery: Number.POSITIVE_INFINITY,
  stallsEvery: Number.POSITIVE_INFINITY,
};
export const slowPhone: Partial<Quality> = { latencyMs: 500, bitsPerSecond: 400_000 };
export const lossy: Partial<Quality> = { latencyMs: 60, breaksEvery: 4, stallsEvery: 12 };
const stallMs = 1000;

export type Line = Awaited<ReturnType<typeof openLine>>;

export async function openLine(to: string) {
  const port = Number(new URL(to).port);
  const open = new Set<Socket>();
  let quality = perfect;
  let isCut = false;
  let connections = 0;
  let pieces = 0;
  let freeAt = 0;

  const carry = () =>
    new Transform({
      transform(piece: Buffer, _encoding, done) {
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + (piece.length * 8000) / quality.bitsPerSecond;
        const stall = ++pieces % quality.stallsEvery === 0 ? stallMs : 0;
        const wait = freeAt - now + stall;
        setTimeout(done, wait);
        setTimeout(() => this.push(piece), wait + quality.latencyMs);
      },
      flush: (done) => void setTimeout(done, quality.latencyMs + stallMs),
    });

  const server = createServer((browser) => {
    if (isCut || ++connections % quality.breaksEvery === 0) {
      browser.destroy();
      return;
    }
    const web = connect(port, "localhost");
    for (const socket of [browser, web]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        browser.destroy();
        web.destroy();
      });
    }
    browser.pipe(web);
    web.pipe(carry()).pipe(browser);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    become: (change: Partial<Quality>) => (quality = { ...perfect, ...change }),
    cut: () => {
      isCut = true;
      hangUp();
    },
    mend: () => (isCut = false),
    close: async () => {
      hangUp();
      await new Promise((closed) => server.close(closed));
    },
  };
}
