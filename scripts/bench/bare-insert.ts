import fastify from "fastify";
import pg from "pg";

/** A process of its own, as ours is: the least that Fastify and PostgreSQL do for an order. */
const [connectionString] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
await pool.query("create table kept (id uuid primary key, body jsonb not null, at timestamptz not null default now())");

const app = fastify();
app.post<{ Body: { idempotencyKey: string } }>("/", async (request, reply) => {
  await pool.query("insert into kept (id, body) values ($1, $2)", [request.body.idempotencyKey, request.body]);
  return reply.code(201).send({ id: request.body.idempotencyKey });
});
process.send?.(`${await app.listen({ port: 0, host: "127.0.0.1" })}/`);
