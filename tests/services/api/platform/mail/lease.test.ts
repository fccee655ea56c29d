import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { leaseMail, noteRefused } from "../../../../../services/api/src/platform/mail/lease.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";
import { dueMail, mailRow, openDelivery } from "./delivery-tools.ts";
import { startMailServer } from "./mail-server.ts";
import type { MailServer } from "./mail-server.ts";

/** As many as buildTestApi's pool has. */
const connections = 5;

let database: TestDatabase;
let api: TestApi;
let server: MailServer;
let delivery: Awaited<ReturnType<typeof openDelivery>>;
let hasty: Awaited<ReturnType<typeof openDelivery>>;
beforeAll(async () => {
  database = await apiDatabase();
  api = await buildTestApi(database.url);
  server = await startMailServer();
  delivery = await openDelivery(api, server.url);
  hasty = await openDelivery(api, server.url, { patienceMs: 300 });
});
afterEach(() => {
  server.letters.length = 0;
  server.behaviour.thinking = undefined;
});
afterAll(async () => {
  await delivery.close();
  await hasty.close();
  await server.close();
  await api.close();
  await database.drop();
});

/** The mail server thinks about every letter until it is told to go on. */
const letServerThink = () => {
  const thought = Promise.withResolvers<undefined>();
  server.behaviour.thinking = thought.promise;
  return () => thought.resolve(undefined);
};
const inHand = (count: number) => vi.waitFor(() => expect(server.inHand.now).toBe(count));
const setLease = (mailId: string, seconds: number) =>
  api.db
    .update(mails)
    .set({ leasedUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(mails.id, mailId));

test("a mail server that thinks takes no connection to the database, however many letters it thinks about", async () => {
  const due = await Promise.all(Array.from({ length: connections }, () => dueMail(api)));
  const goOn = letServerThink();
  const sending = due.map(({ mailId }) => delivery.deliver({ mailId }));
  await inHand(connections);

  const { rows } = await api.db.execute(
    sql`select count(*)::int as held from pg_stat_activity
        where datname = current_database() and application_name = 'charity-api' and xact_start is not null
          and pid <> pg_backend_pid()`,
  );
  expect(rows).toEqual([{ held: 0 }]);
  expect((await api.app.inject("/ready")).statusCode).toBe(200);

  goOn();
  await Promise.all(sending);
  expect(server.letters).toHaveLength(connections);
});

test("while one process sends a mail no other does, and its job comes again", async () => {
  const { mailId } = await dueMail(api);
  const goOn = letServerThink();
  const sending = delivery.deliver({ mailId });
  await inHand(1);
  await expect(delivery.deliver({ mailId })).rejects.toThrow("being sent already");
  goOn();
  await sending;
  expect(server.letters).toHaveLength(1);
});

test("a mail whose sender died goes when the lease has ended, by the database's clock, and not before", async () => {
  const { mailId } = await dueMail(api);
  await setLease(mailId, 60);
  await expect(delivery.deliver({ mailId })).rejects.toThrow("being sent already");
  expect(server.letters).toEqual([]);
  await setLease(mailId, -1);
  await delivery.deliver({ mailId });
  expect(server.letters).toHaveLength(1);
  expect(await mailRow(api, mailId)).toMatchObject({ leasedUntil: null, sentAt: expect.any(Date) as Date });
});

test("what an address says that has been replaced since is not noted of the new one, which gets the mail", async () => {
  const { mailId } = await dueMail(api);
  const leased = await leaseMail(api.db, mailId, 0);
  if (!leased) throw new Error("It was not due");
  await api.db.update(mails).set({ recipient: "ny@exempel.se" }).where(eq(mails.id, mailId));
  const told = vi.fn(() => Promise.resolve());
  await noteRefused(api.db, leased, "SMTP 550", told);
  expect(told).not.toHaveBeenCalled();
  expect(await mailRow(api, mailId)).toMatchObject({ refusedAt: null, sentAt: null });
  await delivery.deliver({ mailId });
  expect((await mailRow(api, mailId))?.sentAt).toBeInstanceOf(Date);
});

test("a mail server that thinks for longer than our patience is left, and the mail is free for the next try", async () => {
  const { mailId } = await dueMail(api);
  const goOn = letServerThink();
  await expect(hasty.deliver({ mailId })).rejects.toThrow(/^SMTP/);
  expect(await mailRow(api, mailId)).toMatchObject({ leasedUntil: null, sentAt: null, refusedAt: null });
  goOn();
  await inHand(0);
});

test("a database that is away when the server says yes makes no second letter", async () => {
  const { mailId } = await dueMail(api);
  const goOn = letServerThink();
  const sending = delivery.deliver({ mailId });
  await inHand(1);
  await api.db.execute(sql`alter table mail rename to mail_away`);
  goOn();
  await vi.waitFor(() => expect(server.letters).toHaveLength(1));
  await api.db.execute(sql`alter table mail_away rename to mail`);
  await sending;
  expect((await mailRow(api, mailId))?.sentAt).toBeInstanceOf(Date);
});
