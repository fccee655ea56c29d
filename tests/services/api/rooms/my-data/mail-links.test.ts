import { mailLinkCall, openMailLinkCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashOf } from "../../../../../services/api/src/identity/bankid/session.ts";
import { mailLinks } from "../../../../../services/api/src/platform/database/tables/my-data.ts";
import { paidGift, unpaidGift } from "../../ledger/receipts/paid-gifts.ts";
import { openContactWorld, type ContactWorld } from "./contact-world.ts";

let world: ContactWorld;
beforeAll(async () => {
  world = await openContactWorld({ mailLink: { own: { most: 3, seconds: 86_400 } } });
});
beforeEach(async () => {
  world.server.letters.length = 0;
  await world.api.db.delete(mailLinks);
});
afterAll(() => world.close());

type Browser = ReturnType<ContactWorld["browser"]>;
const ask = (email: string, browser = world.browser()) =>
  browser.call(mailLinkCall.path, { email, language: "sv" }).then((response) => ({
    status: response.statusCode,
    body: response.json<Record<string, unknown>>(),
    headers: Object.keys(response.headers).toSorted(),
  }));
const open = async (mailed: string, browser: Browser = world.browser()) => {
  const body: Record<string, unknown> = { link: mailed };
  const response = await browser.call(openMailLinkCall.path, body);
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};
const giver = (email: string) => ({ donor: { kind: "person", firstName: "Åsa", lastName: "Ek", email } });

/** Those that were asked for before have been looked for by then: jobs of a queue are taken in their order. */
const linkTo = async (email: string) => {
  await ask(email);
  return world.linkTo(email, "lank");
};

test("who has given has a link that one browser opens, again and again, and no other", async () => {
  await paidGift(world.api, giver("Asa@exempel.se"));
  const link = await linkTo("asa@exempel.se");
  const browser = world.browser();
  const opened = await open(link, browser);
  expect(opened).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^[\w-]{43}$/) as string } });
  expect(await open(link, browser)).toEqual(opened);
  expect((await open(link)).status).toBe(401);
  const [row] = await world.api.db.select().from(mailLinks);
  expect(row).toMatchObject({
    tokenHash: hashOf(String(opened.body.token)),
    sessionHash: hashOf(browser.cookie().split("=")[1] ?? ""),
  });
  expect(row?.aliveUntil?.getTime()).toBeLessThanOrEqual(row?.expiresAt.getTime() ?? 0);
  for (const secret of [link, String(opened.body.token)]) {
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(world.api.logs()).not.toContain(secret);
  }
});

test("nobody is mailed by strangers, and the answer tells nobody who has given", async () => {
  await paidGift(world.api, giver("gav@exempel.se"));
  await unpaidGift(world.api, giver("betalade-inte@exempel.se"));
  const [ofNobody, ofUnpaid] = [await ask("ingen@exempel.se"), await ask("betalade-inte@exempel.se")];
  const ofGiver = await ask("gav@exempel.se");
  expect(ofNobody).toEqual(ofGiver);
  expect(ofUnpaid).toEqual(ofGiver);
  await world.letterTo("gav@exempel.se");
  await expect
    .poll(
      async () =>
        (await world.api.db.execute(sql`select from jobs.job where name = 'mailLinks' and state <> 'completed'`))
          .rowCount,
    )
    .toBe(0);
  expect(world.server.letters).toHaveLength(1);
  // What is written down before the answer is the same of each.
  expect(await world.api.db.$count(mailLinks)).toBe(3);
});

test("of two browsers that open it at the same time one has it", async () => {
  await paidGift(world.api, giver("tva@exempel.se"));
  const link = await linkTo("tva@exempel.se");
  const states = (await Promise.all([open(link), open(link), open(link)])).map(({ status }) => status);
  expect(states.toSorted()).toEqual([200, 401, 401]);
});

test("after an hour, and of one that is made up, nothing opens, and the browser keeps the session that it has", async () => {
  await paidGift(world.api, giver("sen@exempel.se"));
  const link = await linkTo("sen@exempel.se");
  await world.api.db.update(mailLinks).set({ expiresAt: sql`now() - interval '1 second'` });
  const browser = world.browser();
  browser.take(`hlf_bankid=${"s".repeat(43)}`);
  expect((await open(link, browser)).status).toBe(401);
  expect((await open("g".repeat(43), browser)).status).toBe(401);
  expect(browser.cookie()).toBe(`hlf_bankid=${"s".repeat(43)}`);
});

test("a session that was planted in the browser is not taken up", async () => {
  await paidGift(world.api, giver("planterad@exempel.se"));
  const link = await linkTo("planterad@exempel.se");
  const browser = world.browser();
  browser.take(`hlf_bankid=${"p".repeat(43)}`);
  expect((await open(link, browser)).status).toBe(200);
  expect(browser.cookie()).not.toContain("p".repeat(43));
});

test("a mailbox is mailed so many times a day, whoever asks and however it is written", async () => {
  const tries = [];
  for (const email of ["m.a@gmail.com", "ma@gmail.com", "MA+x@gmail.com", "ma@gmail.com"])
    tries.push((await ask(email)).status);
  expect(tries).toEqual([200, 200, 200, 429]);
});
