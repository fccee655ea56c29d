import type { Server } from "node:net";

const mostConnections = 250;
const mostPerAddress = 60;

export const capConnections = (server: Server, isProxy: (address: string) => boolean): void => {
  const open = new Map<string, number>();
  server.maxConnections = mostConnections;
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (isProxy(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > mostPerAddress) socket.destroy();
  });
};
