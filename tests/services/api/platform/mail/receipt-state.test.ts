import { randomUUID } from "node:crypto";
import { paymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { mailSections, refusedMail } from "../../../../../services/api/src/platform/mail/attention.ts";
import { resendAllRefused, resendRefused } from "../../../../../services/api/src/ledger/orders/resend-mail.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { orderHandlers } from "../../../../../services/api/src/modules.ts";
import { paidGift, unpaidGift } from "../../ledger/receipts/paid-gifts.ts";
import { ownTestApi } from "../../test-api.ts";
import { dueGivenBack, dueMail, mailRow, openDelivery } from "./delivery-tools.ts";
import { startMailServer } from "./mail-server.ts";

const api = await ownTestApi();
const server = await startMailServer();
const delivery = await openDelivery(api, server.url);
afterAll(async () => {
  await delivery.close();
  await server.close();
});

const answerOf = async ({ reference }: { reference: string }) => {
  const { method, path } = paymentCalls.poll;
  const response = await api.app.inject({ method, url: path, payload: { orderReference: reference } });
  return paymentAnswer.strict().parse(response.json());
};
const receiptOf = async (order: { reference: string }) => (await answerOf(order)).receipt;
const unknownAddress = { code: 550, text: "5.1.1 <birgitta@exempel.se> unknown" };
const busy = { code: 451, text: "4.3.0 later" };

test.each([
  ["on its way until the mail server has said something", undefined, false, "onItsWay"],
  ["on its way while the mail server has no time", busy, true, "onItsWay"],
  ["sent when the mail server has taken it", undefined, true, "sent"],
  ["refused when the mail server says no for good", unknownAddress, true, "refused"],
] as const)("the giver is told that the receipt is %s", async (_how, said, isTried, told) => {
  server.behaviour.toAddress = said;
  const { order, mailId } = await dueMail(api);
  if (isTried) await delivery.deliver({ mailId }).catch(() => undefined);
  expect(await receiptOf(order)).toBe(told);
});

test("the giver is told nothing of a receipt without an address to send it to, or before the money is there", async () => {
  expect(await receiptOf(await paidGift(api, { donor: { kind: "anonymous" } }))).toBeNull();
  expect(await receiptOf(await unpaidGift(api))).toBeNull();
});

test("staff are told which receipts were refused, of whom and with which code", async () => {
  server.behaviour.toAddress = unknownAddress;
  const { order, mailId } = await dueMail(api, {
    donor: { kind: "person", firstName: "Åsa", lastName: "Ö", email: "asa@exempel.se", mobile: "0701740605" },
  });
  await delivery.deliver({ mailId });
  expect(await refusedMail(api.db)).toContainEqual({
    order: order.shortReference,
    mail: "receipt",
    refusedAt: expect.any(Date) as Date,
    refusal: "SMTP EENVELOPE RCPT TO 550",
    email: "asa@exempel.se",
    mobile: "+46701740605",
  });
  const line = api
    .logs()
    .split("\n")
    .find((text) => text.includes(mailId));
  expect(line).toContain('"level":50');
  expect(line).not.toContain("asa@");
});

const refused = async () => {
  server.behaviour.toAddress = unknownAddress;
  const due = await dueMail(api);
  await delivery.deliver({ mailId: due.mailId });
  server.behaviour.toAddress = undefined;
  server.letters.length = 0;
  return due;
};

test("what staff are shown names the order, its address and what to do", async () => {
  const { order } = await refused();
  const told = await showSections(api.db, mailSections);
  expect(told).toMatch(new RegExp(`^${order.shortReference} +receipt .* 550 +birgitta@exempel.se +-$`, "m"));
  expect(told).toContain("resend-mail");
});

test("a refused receipt goes to the address that staff were given, once, and is off their list", async () => {
  const { order, mailId } = await refused();
  expect(
    await resendRefused({ db: api.db, handlers: orderHandlers }, order.shortReference, {
      address: "birgitta@example.se",
    }),
  ).toBe(1);
  await delivery.deliver({ mailId });
  expect(server.letters.map(({ to }) => to?.[0]?.address)).toEqual(["birgitta@example.se"]);
  expect(await receiptOf(order)).toBe("sent");
  expect((await answerOf(order)).receiptTo).toBe("b•••••@example.se");
  expect((await refusedMail(api.db)).map((row) => row.order)).not.toContain(order.shortReference);
  expect(
    await resendRefused({ db: api.db, handlers: orderHandlers }, order.shortReference, {
      address: "birgitta@example.se",
    }),
  ).toBe(0);
});

test("a corrected address is the order's from then on, and that of its other mail to the wrong one; who else gets mail still does", async () => {
  const { order, mailId } = await refused();
  const givenBack = await dueGivenBack(api, order);
  const welcome = { id: randomUUID(), owner: "order", ownerId: order.id, template: "membershipWelcome" } as const;
  await api.db.insert(mails).values({ ...welcome, recipient: "nagon@annan.se" });
  expect(
    await resendRefused({ db: api.db, handlers: orderHandlers }, order.shortReference, {
      address: "birgitta@example.se",
    }),
  ).toBe(1);
  const recipients = await Promise.all(
    [mailId, givenBack, welcome.id].map(async (id) => (await mailRow(api, id))?.recipient),
  );
  expect(recipients).toEqual(["birgitta@example.se", "birgitta@example.se", "nagon@annan.se"]);
  const [corrected] = await api.db.select().from(orders).where(eq(orders.id, order.id));
  expect(corrected?.email).toBe("birgitta@example.se");
});

test("a refused letter about money that goes back is listed as what it is, and the receipt stays sent", async () => {
  const { order, mailId } = await dueMail(api);
  await delivery.deliver({ mailId });
  const givenBack = await dueGivenBack(api, order);
  server.behaviour.toAddress = unknownAddress;
  await delivery.deliver({ mailId: givenBack });
  server.behaviour.toAddress = undefined;
  server.letters.length = 0;
  expect(await receiptOf(order)).toBe("sent");
  const listed = (await refusedMail(api.db)).filter((row) => row.order === order.shortReference);
  expect(listed).toMatchObject([{ mail: "givenBack", email: "birgitta@exempel.se" }]);

  expect(
    await resendRefused({ db: api.db, handlers: orderHandlers }, order.shortReference, {
      address: "birgitta@example.se",
    }),
  ).toBe(1);
  for (const id of [mailId, givenBack]) await delivery.deliver({ mailId: id });
  expect(server.letters.map(({ subject }) => subject)).toEqual(["Pengar är på väg tillbaka till dig"]);
});

test("mail that nobody could send for an hour is listed as what it is", async () => {
  const { order, mailId } = await dueMail(api);
  await delivery.deliver({ mailId });
  const givenBack = await dueGivenBack(api, order);
  const written = sql`(now() - interval '61 minutes')`;
  // Its day with it: in the first hour of a day it was written the day before.
  await api.db
    .update(mails)
    .set({ createdAt: written, dueOn: sql`(${written} at time zone 'Europe/Stockholm')::date` })
    .where(eq(mails.id, givenBack));
  expect(await showSections(api.db, mailSections)).toMatch(
    new RegExp(`^Mail that could not be sent[^]*^${order.shortReference} +givenBack`, "m"),
  );
  await delivery.deliver({ mailId: givenBack });
});

test("an address that is none changes nothing", async () => {
  const { order } = await refused();
  await expect(
    resendRefused({ db: api.db, handlers: orderHandlers }, order.shortReference, { address: "birgitta at home" }),
  ).rejects.toThrow("no e-mail address");
  expect(await receiptOf(order)).toBe("refused");
});

test("all that were refused go once more when the fault was ours", async () => {
  await refused();
  await refused();
  expect(await resendAllRefused(api.db)).toBeGreaterThanOrEqual(2);
  expect(await refusedMail(api.db)).toEqual([]);
});
