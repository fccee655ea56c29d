import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import fastify from "fastify";

/** Started by parts/web.ts as a process of its own, as ours is: the least that Fastify does to send these bytes. */
const body = readFileSync(process.argv[2] ?? "");
const app = fastify();
app.get("/", (_request, reply) =>
  reply.header("content-type", "text/html; charset=utf-8").header("content-encoding", "br").send(body),
);
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.((app.server.address() as AddressInfo).port);
