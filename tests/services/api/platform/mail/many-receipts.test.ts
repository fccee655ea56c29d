import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { mailLeaseMs } from "../../../../../services/api/src/platform/environment/mail.ts";
import { queueUnsentMail } from "../../../../../services/api/src/platform/mail/outbox.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";
import { dueMail } from "./delivery-tools.ts";
import { startMailServer } from "./mail-server.ts";
import type { MailServer } from "./mail-server.ts";

const gifts = 200;

let database: TestDatabase;
let server: MailServer;
let api: TestApi;
beforeAll(async () => {
  database = await apiDatabase();
  server = await startMailServer();
  api = await buildTestApi(database.url, { SMTP_URL: server.url });
  await Promise.all(Array.from({ length: gifts }, () => dueMail(api)));
});
afterAll(async () => {
  await api.close();
  await server.close();
  await database.drop();
});

test("the receipts of 200 gifts go out side by side: one that the mail server thinks about keeps no other waiting", async () => {
  const thought = Promise.withResolvers<undefined>();
  server.behaviour.thinking = thought.promise;
  await api.app.ready();
  await vi.waitFor(async () => {
    // Until the jobs have started there is nobody to tell.
    if (server.inHand.now === 0) await queueUnsentMail(api.db, api.jobs);
    expect(server.inHand.now).toBeGreaterThan(1);
  });
  thought.resolve(undefined);
  await vi.waitFor(() => expect(server.letters.length).toBeGreaterThanOrEqual(gifts), { timeout: 100_000 });
  expect(new Set(server.letters.map(({ messageId }) => messageId)).size).toBe(gifts);
  await vi.waitFor(async () => {
    const { rows } = await api.db.execute(sql`select count(*)::int as unsent from mail where sent_at is null`);
    expect(rows).toEqual([{ unsent: 0 }]);
  });
  expect(server.letters).toHaveLength(gifts);
  // A job that counts as lost earlier would be run again while the lease stands.
  const { rows } = await api.db.execute(sql`select distinct expire_seconds as s from jobs.job where name = 'mail'`);
  expect(rows).toEqual([{ s: mailLeaseMs(api.environment.mail) / 1_000 + 10 }]);
});
