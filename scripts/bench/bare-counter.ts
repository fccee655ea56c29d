import type { AddressInfo } from "node:net";
import fastify from "fastify";

/** Started by parts/counter.ts as a process of its own, as ours is: the least that Fastify does to tell a number. */
const app = fastify();
app.get("/", () => ({ candles: 3 }));
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.((app.server.address() as AddressInfo).port);
