import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { freePort } from "../../../../../scripts/lib/ports.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { createJobs } from "../../../../../services/api/src/platform/jobs/jobs.ts";
import { queueMail, queueUnsentMail } from "../../../../../services/api/src/platform/mail/outbox.ts";
import { mailSections } from "../../../../../services/api/src/platform/mail/attention.ts";
import { queueMissingRefunds } from "../../../../../services/api/src/ledger/payments/refund.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { paidGift } from "../../ledger/receipts/paid-gifts.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";
import { dueMail, mailRow, openDelivery } from "./delivery-tools.ts";
import { startMailServer } from "./mail-server.ts";
import type { MailServer } from "./mail-server.ts";

let database: TestDatabase;
let api: TestApi;
let server: MailServer;
/** Where the application's own workers send: nobody listens there until a test does. */
let awayPort: number;
let delivery: Awaited<ReturnType<typeof openDelivery>>;
beforeAll(async () => {
  database = await apiDatabase();
  awayPort = await freePort();
  api = await buildTestApi(database.url, { SMTP_URL: `smtp://127.0.0.1:${awayPort}` });
  server = await startMailServer();
  delivery = await openDelivery(api, server.url);
});
afterEach(() => {
  server.letters.length = 0;
  Object.assign(server.behaviour, { toAddress: undefined, toLetter: undefined, thinking: undefined });
});
afterAll(async () => {
  await delivery.close();
  await server.close();
  await api.close();
  await database.drop();
});

const heardJobs = () => {
  const heard: unknown[] = [];
  return { heard, jobs: { send: (_tx: unknown, ...job: unknown[]) => Promise.resolve(void heard.push(job)) } };
};
const mailsOf = (orderId: string) => api.db.select().from(mails).where(eq(mails.ownerId, orderId));

const receiptOf = ({ id, email }: Awaited<ReturnType<typeof paidGift>>) =>
  ({ ownerId: id, template: "receipt", recipient: email }) as const;

test("one mail and one job are due for an order, however often they are asked for", async () => {
  const { heard, jobs } = heardJobs();
  const order = await paidGift(api);
  const ask = () => api.db.transaction((tx) => queueMail(tx, jobs, receiptOf(order)));
  await Promise.all(Array.from({ length: 5 }, ask));
  const due = await mailsOf(order.id);
  expect(due).toMatchObject([{ template: "receipt", recipient: order.email, sentAt: null, refusedAt: null }]);
  expect(heard).toEqual([["mail", { id: due[0]?.id }]]);
});

/** By Sweden's calendar, from today on. */
const dayIn = async (days: number) => {
  const { rows } = await api.db.execute(
    sql`select ((now() at time zone 'Europe/Stockholm')::date + ${days}::int)::text as day`,
  );
  return String(rows[0]?.day);
};

test("a mail with a day of its own is neither sent nor told of before it, and goes on that day to its own recipient", async () => {
  const { heard, jobs } = heardJobs();
  const order = await paidGift(api);
  const mail = { ...receiptOf(order), recipient: "nagon@annan.se", dueOn: await dayIn(1) };
  await queueMail(api.db, jobs, mail);
  const [written] = await mailsOf(order.id);
  const mailId = written?.id ?? "";
  const change = (dueOn: string) =>
    api.db
      .update(mails)
      .set({ dueOn, createdAt: sql`now() - interval '2 hours'` })
      .where(eq(mails.id, mailId));
  await change(await dayIn(1));
  await queueUnsentMail(api.db, jobs);
  await delivery.deliver({ mailId });
  expect([JSON.stringify(heard).includes(mailId), server.letters]).toEqual([false, []]);
  expect(await showSections(api.db, mailSections)).not.toContain(order.shortReference);

  await change(await dayIn(0));
  await queueUnsentMail(api.db, jobs);
  expect(heard).toContainEqual(["mail", { id: mailId }]);
  await delivery.deliver({ mailId });
  expect(server.letters.map(({ to }) => to?.[0]?.address)).toEqual(["nagon@annan.se"]);
});

/** So many more orders, by references of their own. */
const copyOrder = (id: string, count: number) =>
  api.db.execute(sql`
    insert into orders (id, reference, short_reference, kind, amount_ore, language, idempotency_key, body_hash, donor_kind)
    select gen_random_uuid(), 'many' || n, 'm' || n, kind, amount_ore, language, gen_random_uuid(), body_hash, donor_kind
    from orders, generate_series(1, ${count}::int) as n where id = ${id}`);

test("more mail and more refunds than are looked for at once are all found, each once", async () => {
  const { heard, jobs } = heardJobs();
  const count = 1_200;
  await copyOrder((await paidGift(api)).id, count);
  await api.db.execute(sql`
    insert into mail (id, owner, owner_id, template, recipient, due_on, created_at)
    select gen_random_uuid(), 'order', id, 'receipt', 'ingen@exempel.se', current_date - 1 - length(reference) % 3,
      now() - interval '2 hours'
    from orders where reference like 'many%'`);
  await api.db.execute(sql`
    insert into payment (id, order_id, method, state, surplus, amount_ore, idempotency_key, body_hash, provider_reference,
      expires_at, settled_at)
    select gen_random_uuid(), id, 'card', 'paid', true, amount_ore, gen_random_uuid(), '', reference, now(), now()
    from orders where reference like 'many%'`);
  await queueUnsentMail(api.db, jobs);
  await queueMissingRefunds({ db: api.db, jobs } as unknown as Parameters<typeof queueMissingRefunds>[0]);
  const { rows } = await api.db.execute<{ name: string; id: string }>(sql`
    select 'mail' as name, mail.id from mail join orders on orders.id = owner_id where reference like 'many%'
    union all
    select 'refund', payment.id from payment join orders on orders.id = order_id where reference like 'many%'`);
  expect(rows).toHaveLength(2 * count);
  const told = heard.map((job) => JSON.stringify(job));
  expect(new Set(told).size).toBe(told.length);
  const untold = rows.filter(({ name, id }) => !told.includes(JSON.stringify([name, { id }])));
  expect(untold).toEqual([]);
  await api.db.execute(sql`delete from mail using orders where orders.id = owner_id and reference like 'many%'`);
  await api.db.execute(sql`delete from payment using orders where orders.id = order_id and reference like 'many%'`);
});

test("without an address no mail is due", async () => {
  const { heard, jobs } = heardJobs();
  const order = await paidGift(api, { donor: { kind: "anonymous" } });
  await queueMail(api.db, jobs, receiptOf(order));
  expect(await mailsOf(order.id)).toEqual([]);
  expect(heard).toEqual([]);
});

test("a mail is sent once though the worker is run twice at once, and again later", async () => {
  const { mailId } = await dueMail(api);
  const thought = Promise.withResolvers<undefined>();
  server.behaviour.thinking = thought.promise;
  const runs = [delivery.deliver({ mailId }), delivery.deliver({ mailId })];
  // The other is tried again, in case the first comes to nothing.
  await expect(Promise.race(runs)).rejects.toThrow("being sent already");
  thought.resolve(undefined);
  expect((await Promise.allSettled(runs)).map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await mailRow(api, mailId))?.sentAt).toBeInstanceOf(Date);
  await delivery.deliver({ mailId });
  expect(server.letters).toHaveLength(1);
});

test("a mail whose sending was not noted goes again as the very same letter", async () => {
  const { mailId } = await dueMail(api);
  await delivery.deliver({ mailId });
  await api.db.update(mails).set({ sentAt: null }).where(eq(mails.id, mailId));
  await delivery.deliver({ mailId });
  const [first, second] = server.letters;
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.date).toBe(first?.date);
});

test.each([
  ["an address it does not know", { toAddress: { code: 550, text: "5.1.1 <birgitta@exempel.se> unknown" } }],
  ["a letter it does not want", { toLetter: { code: 554, text: "5.7.1 not from birgitta@exempel.se" } }],
])("when the server refuses %s the mail is given up, and the log tells it without the address", async (_what, said) => {
  const { mailId } = await dueMail(api);
  Object.assign(server.behaviour, said);
  await delivery.deliver({ mailId });
  expect(await mailRow(api, mailId)).toMatchObject({ sentAt: null, refusedAt: expect.any(Date) as Date });
  expect(api.logs()).toContain(`"mailId":"${mailId}"`);
  expect(api.logs()).not.toContain("birgitta");

  server.behaviour.toAddress = server.behaviour.toLetter = undefined;
  await delivery.deliver({ mailId });
  expect(server.letters).toEqual([]);
});

test.each([
  ["is busy", { toAddress: { code: 451, text: "4.3.0 birgitta@exempel.se: later" } }, /^SMTP EENVELOPE RCPT TO 451$/],
  ["has a full disk", { toLetter: { code: 452, text: "4.3.1 birgitta@exempel.se: full" } }, /^SMTP EMESSAGE DATA 452$/],
])("when the server %s the mail stays due, and the error tells no address", async (_what, said, message) => {
  const { mailId } = await dueMail(api);
  Object.assign(server.behaviour, said);
  await expect(delivery.deliver({ mailId })).rejects.toThrow(message);
  expect(await mailRow(api, mailId)).toMatchObject({ sentAt: null, refusedAt: null });

  server.behaviour.toAddress = server.behaviour.toLetter = undefined;
  await delivery.deliver({ mailId });
  expect(server.letters).toHaveLength(1);
});

test("mail that was written while the mail server was away is sent when it is back, once", async () => {
  await api.db.execute(sql`delete from mail`);
  const jobs = createJobs(api.environment);
  jobs.start(api.app.log);
  const { mailId } = await dueMail(api);
  await vi.waitFor(
    async () => {
      await queueUnsentMail(api.db, jobs);
      expect(api.logs()).toContain("SMTP ESOCKET");
    },
    { interval: 200 },
  );
  expect((await mailRow(api, mailId))?.sentAt).toBeNull();

  const back = await startMailServer(awayPort);
  await vi.waitFor(
    async () => {
      await queueUnsentMail(api.db, jobs);
      expect((await mailRow(api, mailId))?.sentAt).toBeInstanceOf(Date);
    },
    { interval: 200 },
  );
  expect(back.letters).toHaveLength(1);
  await jobs.stop();
  await back.close();
});
