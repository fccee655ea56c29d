import { proveAddressCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import {
  addressProofs,
  personAddresses,
  persons,
} from "../../../../../services/api/src/platform/database/tables/my-data.ts";
import { another } from "../../identity/bankid/bankid-world.ts";
import { paidGift } from "../../ledger/receipts/paid-gifts.ts";
import { openContactWorld, type ContactWorld } from "./contact-world.ts";

let world: ContactWorld;
beforeAll(async () => {
  world = await openContactWorld();
});
beforeEach(async () => {
  await world.control("POST", "/reset", { data: true });
  world.server.letters.length = 0;
  await world.api.db.delete(persons);
  await world.clear();
});
afterAll(() => world.close());

const newAddress = "ny@exempel.se";
const prove = async (mailed: string) => {
  const body: Record<string, unknown> = { link: mailed };
  const response = await world.browser().call(proveAddressCall.path, body);
  return response.json<Record<string, unknown>>();
};
const unknown = { state: "unknown", isNewAddress: false, found: 0 };
const proof = async () => (await world.api.db.select().from(addressProofs).where(isNull(addressProofs.endedAt)))[0];
const provenBy = async () => (await world.api.db.select().from(personAddresses)).map(({ value }) => value);

test("an address and choices of mail hold at once", async () => {
  const { change } = await world.identified();
  const address = { street: "Storgatan 1", postalCode: "111 22", town: "Lund" };
  const changed = await change({ change: "address", address });
  expect(changed.body).toMatchObject({ change: "address", contact: { address: { ...address, postalCode: "11122" } } });
  const choices = { news: true, reminders: false, letter: true };
  expect((await change({ change: "choices", choices })).body).toEqual({ change: "choices", choices });
  expect((await change({ change: "address", address: null })).body).toMatchObject({ contact: { address: null } });
});

test("a new e-mail address holds when the link that was mailed to it is pressed, and the old one is told", async () => {
  const mandate = await world.given(undefined, {}, {});
  const { change } = await world.identified();
  const asked = await change({ change: "email", email: newAddress });
  expect(asked.body).toMatchObject({ contact: { pending: [{ by: "email", value: newAddress, isNewAddress: true }] } });
  expect((await world.personOf()).email).toBeNull();
  expect((await world.rowOf(mandate.reference)).email).toBe(mandate.email);
  const link = await world.linkTo(newAddress, "bevis");
  // From whatever device the mail was opened on.
  expect(await prove(link)).toEqual({ state: "proven", isNewAddress: true, found: 0 });
  expect((await world.personOf()).email).toBe(newAddress);
  expect((await world.rowOf(mandate.reference)).email).toBe(newAddress);
  const isTold = ({ text }: { text?: string | undefined }) => text?.includes("n•••••@exempel.se") === true;
  await expect.poll(() => world.lettersTo(mandate.email ?? "").some(isTold)).toBe(true);
  expect(world.lettersTo(mandate.email ?? "").find(isTold)?.text).not.toContain(newAddress);
  expect(await prove(link)).toEqual(unknown);
});

test("a mail of the monthly gift that waits for its day goes to the new address", async () => {
  const { id } = await world.given(undefined, {}, {});
  const waiting = { owner: "mandate", ownerId: id, template: "pauseEnds", version: 1 } as const;
  const recipient = "gammal@exempel.se";
  await world.api.db.insert(mails).values({ id: crypto.randomUUID(), ...waiting, recipient, dueOn: "2099-04-21" });
  const { change } = await world.identified();
  await change({ change: "email", email: newAddress });
  await prove(await world.linkTo(newAddress, "bevis"));
  const [mail] = await world.api.db.select().from(mails).where(eq(mails.template, "pauseEnds"));
  expect(mail?.recipient).toBe(newAddress);
});

test("a press on an older link changes nothing once another was asked for", async () => {
  const { change } = await world.identified();
  await change({ change: "email", email: newAddress });
  const first = await world.linkTo(newAddress, "bevis");
  await change({ change: "email", email: "annan@exempel.se" });
  const second = await world.linkTo("annan@exempel.se", "bevis");
  expect(await prove(first)).toEqual(unknown);
  expect(await prove(second)).toMatchObject({ state: "proven" });
  expect((await world.personOf()).email).toBe("annan@exempel.se");
});

test("pressed twice at the same time it is used once", async () => {
  const { change } = await world.identified();
  await change({ change: "bringHomeByEmail", email: newAddress });
  const link = await world.linkTo(newAddress, "bevis");
  const states = (await Promise.all([prove(link), prove(link), prove(link)])).map(({ state }) => state);
  expect(states.toSorted()).toEqual(["proven", "unknown", "unknown"]);
});

test("what is asked for and what is proven in the same moment end in one of the two addresses, whole", async () => {
  const { change } = await world.identified();
  await change({ change: "email", email: newAddress });
  const link = await world.linkTo(newAddress, "bevis");
  const [proven] = await Promise.all([prove(link), change({ change: "email", email: "annan@exempel.se" })]);
  expect((await world.personOf()).email).toBe(proven.state === "proven" ? newAddress : null);
  expect((await proof())?.value).toBe("annan@exempel.se");
});

test("a link that is out of date, or made up, is as unknown as one that was used", async () => {
  const { change } = await world.identified();
  await change({ change: "email", email: newAddress });
  const link = await world.linkTo(newAddress, "bevis");
  await world.api.db.update(addressProofs).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await prove(link)).toEqual(unknown);
  expect(await prove("g".repeat(43))).toEqual(unknown);
});

test("gifts without a number come home by the mailbox that they came from, and those with somebody's number do not", async () => {
  const from = (email: string, personalNumber?: string) =>
    paidGift(world.api, {
      donor: { kind: "person", firstName: "Åsa", lastName: "Ek", email, ...(personalNumber && { personalNumber }) },
    });
  await from("Gammal@exempel.se");
  await from("gammal@exempel.se");
  await from("gammal@exempel.se", another);
  const { change } = await world.identified();
  const asked = await change({ change: "bringHomeByEmail", email: "gammal@EXEMPEL.se" });
  const asksOfNobody = await change({ change: "bringHomeByEmail", email: "ingen@exempel.se" });
  const shape = ({ body }: { body: Record<string, unknown> }) => [
    body.change,
    body.found,
    Object.keys(body).toSorted(),
  ];
  expect(shape(asked)).toEqual(shape(asksOfNobody));
  await world.letterTo("ingen@exempel.se");
  expect(await prove(await world.linkTo("gammal@EXEMPEL.se", "bevis"))).toEqual({
    state: "proven",
    isNewAddress: false,
    found: 2,
  });
  expect(await provenBy()).toEqual(["gammal@exempel.se"]);
  expect((await world.personOf()).email).toBeNull();
});

const mobile = "070-174 06 05";

test("a new mobile holds when the six digits that were sent to it are typed", async () => {
  const { change } = await world.identified();
  await change({ change: "mobile", mobile });
  expect(await world.sms()).toMatchObject([{ recipient: "+46701740605", sender: "HjartaLunga" }]);
  const code = await world.codeIn();
  expect((await change({ change: "code", code })).body).toMatchObject({
    found: 0,
    contact: { mobile: "+46701740605", pending: [] },
  });
  expect((await change({ change: "code", code })).status).toBe(404);
  expect((await change({ change: "mobile", mobile: null })).body).toMatchObject({ contact: { mobile: null } });
});

test("gifts without a number come home by the mobile that was given with them", async () => {
  const donor = { kind: "person", firstName: "Åsa", lastName: "Ek", email: "x@exempel.se", mobile: "0701740605" };
  await paidGift(world.api, { donor });
  const { change } = await world.identified();
  await change({ change: "bringHomeByMobile", mobile });
  const { body } = await change({ change: "code", code: await world.codeIn() });
  expect(body).toMatchObject({ found: 1, contact: { proven: ["+46701740605"] } });
  expect((await world.personOf()).mobile).toBeNull();
});

const wrong = (code: string, n: number) => String((Number(code) + n) % 1_000_000).padStart(6, "0");

test("after five tries the right code is good no more, also when they come at the same time", async () => {
  const { change } = await world.identified();
  await change({ change: "mobile", mobile });
  const code = await world.codeIn();
  const tries = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => change({ change: "code", code: wrong(code, n) })));
  expect(tries.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(2);
  expect(tries.every(({ status }) => status === 400 || status === 404)).toBe(true);
  expect((await change({ change: "code", code })).status).toBe(404);
  expect((await world.personOf()).mobile).toBeNull();
});

test("a wrong code is said to be wrong, and the last of five to be good no more", async () => {
  const { change } = await world.identified();
  await change({ change: "mobile", mobile });
  const code = await world.codeIn();
  for (const n of [1, 2, 3, 4])
    expect(await change({ change: "code", code: wrong(code, n) })).toMatchObject({
      ...{ status: 400, body: { fields: { code: "wrongCode" } } },
    });
  expect((await change({ change: "code", code: wrong(code, 5) })).status).toBe(404);
});

test("a code is nobody else's: not in another's session, not of an older SMS, not after ten minutes", async () => {
  const { change } = await world.identified();
  const others = await world.identified(another);
  await change({ change: "mobile", mobile });
  const code = await world.codeIn();
  expect((await others.change({ change: "code", code })).status).toBe(404);
  await change({ change: "mobile", mobile });
  const newer = await world.codeIn();
  if (newer !== code) expect((await change({ change: "code", code })).status).toBe(400);
  await world.api.db.update(addressProofs).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await change({ change: "code", code: newer })).status).toBe(404);
});

test.each(["down", "garbage", "reject"])(
  "when the SMS cannot be sent (%s) it is said at once, and nothing is lost",
  async (mode) => {
    const { change } = await world.identified();
    await world.control("PUT", "/faults/sms", { mode });
    expect((await change({ change: "mobile", mobile })).body).toMatchObject({ code: "unavailable" });
    await world.control("PUT", "/faults/sms", { mode: "none" });
    await change({ change: "mobile", mobile });
    expect((await change({ change: "code", code: await world.codeIn() })).status).toBe(200);
  },
);

test("a code whose answer was lost on the way is good all the same", async () => {
  const { change } = await world.identified();
  await world.control("PUT", "/faults/sms", { mode: "lostAnswer" });
  expect((await change({ change: "mobile", mobile })).status).toBe(503);
  expect((await change({ change: "code", code: await world.codeIn() })).status).toBe(200);
});

test("no code, link or address stands in the log or as such in the database", async () => {
  const { change } = await world.identified();
  await change({ change: "mobile", mobile });
  const code = await world.codeIn();
  await change({ change: "email", email: newAddress });
  const link = await world.linkTo(newAddress, "bevis");
  const rows = JSON.stringify(await world.api.db.select().from(addressProofs));
  expect(rows).not.toContain(link);
  expect(rows).not.toContain(`"${code}"`);
  for (const secret of [link, newAddress, "+46701740605", `"${code}"`, `${code} är`])
    expect(world.api.logs()).not.toContain(secret);
});

test("an order stays as it was booked when its giver has another address", async () => {
  const order = await paidGift(world.api, {
    donor: {
      kind: "person",
      firstName: "Åsa",
      lastName: "Ek",
      email: "gammal@exempel.se",
      personalNumber: "195205292260",
    },
  });
  const { change } = await world.identified();
  const asked = await change({ change: "email", email: newAddress });
  expect(asked.body).toMatchObject({ contact: { email: "gammal@exempel.se" } });
  await prove(await world.linkTo(newAddress, "bevis"));
  const found = await world.api.db.execute(sql`select email from orders where id = ${order.id}`);
  expect(found.rows).toEqual([{ email: "gammal@exempel.se" }]);
  expect(await world.api.db.$count(mandates, and(eq(mandates.email, newAddress)))).toBe(0);
});
