import { once } from "node:events";
import { globSync, readFileSync, readlinkSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { Failure, readOr } from "./failure.ts";

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

const isFree = async (port: number) => (await canListen(port, "0.0.0.0")) && (await canListen(port, "::"));

export const freePort = async (): Promise<number> => {
  await using server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

const listening = "0A";

/** From /proc on Linux. Anywhere else the port's number has to do. */
const holderOf = (port: number): string | undefined => {
  const hexPort = port.toString(16).toUpperCase().padStart(4, "0");
  const inodes = ["/proc/net/tcp", "/proc/net/tcp6"]
    .flatMap((table) => readFileSync(table, "utf8").trim().split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(`:${hexPort}`) && columns[3] === listening)
    .map((columns) => `socket:[${columns[9] ?? ""}]`);
  const isHeld = (path: string) => inodes.includes(readOr(() => readlinkSync(path), ""));
  const pid = globSync("/proc/[0-9]*/fd/*").find(isHeld)?.split("/")[2];
  if (pid === undefined) return undefined;
  const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim().slice(0, 80);
  return `process ${pid}, ${command}`;
};

export const requireFreePort = async (port: number, purpose: string): Promise<void> => {
  if (await isFree(port)) return;
  const holder = readOr(() => holderOf(port), undefined);
  throw new Failure(
    `Port ${port}, for ${purpose}, is taken${holder ? ` by ${holder}` : ""}. Stop that, or move all ports: PORT_BASE=9000 npm start`,
  );
};
