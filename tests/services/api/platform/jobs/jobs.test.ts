import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { freePort } from "../../../../../scripts/lib/ports.ts";
import { databaseIsAway } from "../../../../../services/api/src/platform/database/failures.ts";
import { createJobs } from "../../../../../services/api/src/platform/jobs/jobs.ts";
import { queueList } from "../../../../../services/api/src/platform/jobs/queues.ts";
import { ownTestApi } from "../../test-api.ts";

const api = await ownTestApi();
/** Of a process without workers. */
const sender = createJobs(api.environment);
afterAll(() => sender.stop());

const jobsOf = async (id: string) =>
  (await api.db.execute(sql`select name, state::text, data from jobs.job where singleton_key = ${id}`)).rows;

test("a job goes in with its transaction, though no workers run here", async () => {
  const id = randomUUID();
  await api.db.transaction(async (tx) => {
    await sender.send(tx, "mail", { id });
    expect(await jobsOf(id)).toEqual([]);
  });
  expect(await jobsOf(id)).toEqual([{ name: "mail", state: "created", data: { id } }]);
});

test("a job whose transaction comes to nothing was never there", async () => {
  const id = randomUUID();
  const work = api.db.transaction(async (tx) => {
    await sender.send(tx, "mail", { id });
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(await jobsOf(id)).toEqual([]);
});

test.each(queueList)(
  "$name: of one row there is one job, however often and from wherever it is sent",
  async ({ name }) => {
    const id = randomUUID();
    const other = createJobs(api.environment);
    await Promise.all([sender, other, sender, other].map((jobs) => jobs.send(api.db, name, { id })));
    await other.stop();
    expect(await jobsOf(id)).toHaveLength(1);
  },
);

test("when a job cannot be queued its transaction fails, says why, and leaves nothing", async () => {
  const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/nowhere`;
  const cut = createJobs({ ...api.environment, databaseUrl });
  const id = randomUUID();
  const work = api.db.transaction(async (tx) => {
    await sender.send(tx, "refund", { id });
    await cut.send(tx, "mail", { id });
  });
  await expect(work).rejects.toSatisfy(databaseIsAway);
  await expect(work).rejects.toThrow("Jobs cannot be queued");
  expect(await jobsOf(id)).toEqual([]);
  await cut.stop();
});

/** PostgreSQL's answer to a connection: no password is asked for, ready for a query. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

test("a database that takes the connection and then hangs is waited for a few seconds", async () => {
  const sockets: Socket[] = [];
  const hanging = createServer((socket) => {
    sockets.push(socket);
    socket.once("data", () => socket.write(welcome));
  });
  const port = await freePort();
  await once(hanging.listen(port, "127.0.0.1"), "listening");
  const jobs = createJobs({ ...api.environment, databaseUrl: `postgres://nobody@127.0.0.1:${port}/nowhere` });
  try {
    await expect(jobs.send(api.db, "mail", { id: randomUUID() })).rejects.toThrow("Jobs cannot be queued");
  } finally {
    hanging.close();
    for (const socket of sockets) socket.destroy();
    await jobs.stop();
  }
});

test.each(["unsentMail", "missingRefunds"])("%s is done again a minute after its process was killed", async (name) => {
  const { rows } = await api.db.execute(sql`select expire_seconds from jobs.queue where name = ${name}`);
  expect(rows).toEqual([{ expire_seconds: 60 }]);
});

test("a queue that was never made is a failure, not a job that nobody gets", async () => {
  await expect(sender.send(api.db, "nobody" as "mail", { id: randomUUID() })).rejects.toThrow("does not exist");
});

test("a file for the bank that failed is written anew the same evening, and never after midnight", async () => {
  const { rows } = await api.db.execute<{ tries: number; seconds: number }>(sql`
    select retry_limit as tries, retry_limit * (retry_delay + expire_seconds) + expire_seconds as seconds
    from jobs.queue where name = 'bankNight'`);
  const [night = { tries: 0, seconds: 0 }] = rows;
  expect(night.tries).toBeGreaterThan(1);
  expect(bankNightHour + night.seconds / 3_600).toBeLessThan(24);
});

test("the application works on every queue, those of the timetable too", async () => {
  await api.app.ready();
  const sent = new Map(queueList.map(({ name }) => [name, randomUUID()]));
  for (const [name, id] of sent) await sender.send(api.db, name, { id });
  for (const [name, id] of sent) {
    await vi.waitFor(async () => expect(await jobsOf(id)).toMatchObject([{ name, state: "completed" }]));
  }
});
