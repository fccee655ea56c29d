import type { AddressInfo, Server } from "node:net";

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(portOf(server));
    });
  });
