import fastify from "fastify";
import pg from "pg";

/** Started by lib/load.ts as a process of its own, as ours is: the least that Fastify does for such a route. */
const app = fastify();
const [kind, given = ""] = process.argv.slice(2);

/** Tells a number. */
const addCounter = () => app.get("/", () => ({ candles: 3 }));

/** Keeps what was sent in a database. */
const addInsert = async () => {
  const pool = new pg.Pool({ connectionString: given, max: 10 });
  await pool.query(
    "create table kept (id uuid primary key, body jsonb not null, at timestamptz not null default now())",
  );
  app.post<{ Body: { idempotencyKey: string } }>("/", async (request, reply) => {
    await pool.query("insert into kept (id, body) values ($1, $2)", [request.body.idempotencyKey, request.body]);
    return reply.code(201).send({ id: request.body.idempotencyKey });
  });
};

if (kind === "counter") addCounter();
else await addInsert();
process.send?.(await app.listen({ port: 0, host: "127.0.0.1" }));
