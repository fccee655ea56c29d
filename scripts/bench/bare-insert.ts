import type { AddressInfo } from "node:net";
import fastify from "fastify";
import pg from "pg";

/** Started by parts/orders.ts as a process of its own, as ours is: the least that keeps what was sent. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
await pool.query("create table kept (id uuid primary key, body jsonb not null, at timestamptz not null default now())");
const app = fastify();
app.post<{ Body: { idempotencyKey: string } }>("/", async (request, reply) => {
  await pool.query("insert into kept (id, body) values ($1, $2)", [request.body.idempotencyKey, request.body]);
  return reply.code(201).send({ id: request.body.idempotencyKey });
});
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.((app.server.address() as AddressInfo).port);
