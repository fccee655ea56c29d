import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { commentCall, fetchMyDataCall, proveAddressCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  comments,
  personAddresses,
  persons,
} from "../../../../../services/api/src/platform/database/tables/my-data.ts";
import { mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { commentCommands } from "../../../../../services/api/src/rooms/my-data/staff-comments.ts";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { another, somebody } from "../../identity/bankid/bankid-world.ts";
import { gift } from "../../kinds/gift/gift-samples.ts";
import { markPaid } from "../../ledger/receipts/paid-gifts.ts";
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

const forgotten = "Vi har glömt dig, som du bad om";
const subjectsTo = (address: string) => world.lettersTo(address).map(({ subject }) => subject);

const giveFrom = async (email: string) => {
  const donor = { kind: "person", firstName: "Kim", lastName: "Delad", email };
  const response = await world.api.app.inject({ method: "POST", url: regularGiftCall.path, payload: gift({ donor }) });
  const { orderReference } = orderReceipt.parse(response.json());
  const [order] = await world.api.db.select().from(orders).where(eq(orders.reference, orderReference));
  if (!order) throw new Error("No such order");
  return markPaid(world.api, order, { paidAt: new Date() });
};
const emailOf = async ({ id }: { id: string }) =>
  (await world.api.db.select({ email: orders.email }).from(orders).where(eq(orders.id, id)))[0]?.email;

const both = async (email: string) => {
  const [one, other] = [await world.identified(somebody), await world.identified(another)];
  for (const person of [somebody, another]) {
    const { id: personId } = await world.personOf(person);
    await world.api.db.insert(personAddresses).values({ personId, provenBy: "email", value: email });
  }
  return { one, other };
};

test("of two who have proven one mailbox the one who is forgotten takes nothing from the other", async () => {
  const shared = await giveFrom("familjen@exempel.se");
  const { one, other } = await both("familjen@exempel.se");
  await one.change({ change: "forget" });
  expect(await emailOf(shared)).toBe("familjen@exempel.se");
  const url = `${fetchMyDataCall.path}?token=${other.token}`;
  const fetched = await world.api.app.inject({ url, headers: { cookie: other.browser.cookie() } });
  expect(fetched.json<{ gifts: unknown[] }>().gifts).toHaveLength(1);
  await other.change({ change: "forget" });
  expect(await emailOf(shared)).toBeNull();
});

test("when both are forgotten at the same time nothing of the mailbox is left", async () => {
  const shared = await giveFrom("bada@exempel.se");
  const { one, other } = await both("bada@exempel.se");
  const answers = await Promise.all([one.change({ change: "forget" }), other.change({ change: "forget" })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await emailOf(shared)).toBeNull();
});

test("who changes the address and is forgotten at once is seen by whoever reads the one before", async () => {
  const { change } = await world.identified();
  await world.api.db.update(persons).set({ email: "agare@exempel.se" });
  await change({ change: "email", email: "tjuv@exempel.se" });
  const proof = { link: await world.linkTo("tjuv@exempel.se", "bevis") };
  expect((await world.browser().call(proveAddressCall.path, proof)).json()).toMatchObject({ state: "proven" });
  await change({ change: "forget" });
  await expect.poll(() => subjectsTo("tjuv@exempel.se")).toContain(forgotten);
  await expect.poll(() => subjectsTo("agare@exempel.se")).toContain(forgotten);
});

test("who has told an address with a gift alone is told there that it was changed", async () => {
  const given = await giveFrom("gavan@exempel.se");
  const { change } = await world.identified();
  const { lookup: personalNumberLookup } = await world.personOf();
  const [row] = await world.api.db.select().from(persons);
  const { personalNumber, personalNumberKeyVersion } = row ?? {};
  const numbered = { personalNumber, personalNumberKeyVersion, personalNumberLookup };
  await world.api.db.update(orders).set(numbered).where(eq(orders.id, given.id));
  await change({ change: "email", email: "ny@exempel.se" });
  const proof = { link: await world.linkTo("ny@exempel.se", "bevis") };
  await world.browser().call(proveAddressCall.path, proof);
  const isTold = ({ text }: { text?: string | undefined }) => text?.includes("n•••••@exempel.se") === true;
  await expect.poll(() => world.lettersTo("gavan@exempel.se").some(isTold)).toBe(true);
});

const throughAccount = async () => {
  const mandate = await world.given(somebody, {}, {});
  const giver = { giverFirstName: "Gi", giverLastName: "Vare", email: "givare@exempel.se" };
  await world.api.db.update(mandates).set(giver).where(eq(mandates.id, mandate.id));
  return { mandate, ...(await world.identified()) };
};

test("who gave through the account of somebody who is forgotten is told that it has ended", async () => {
  const { mandate, change } = await throughAccount();
  await world.api.db.update(persons).set({ email: "innehavare@exempel.se" });
  expect((await change({ change: "forget" })).status).toBe(200);
  await expect.poll(() => world.lettersTo("givare@exempel.se").length).toBeGreaterThan(0);
  expect(subjectsTo("givare@exempel.se")).not.toContain(forgotten);
  expect(await world.rowOf(mandate.reference)).toMatchObject({ state: "revoked", email: null });
});

test("the mailbox of who gives through somebody's account is not changed with the holder's, also without a number", async () => {
  const { mandate, change } = await throughAccount();
  await change({ change: "email", email: "ny@exempel.se" });
  const proof = { link: await world.linkTo("ny@exempel.se", "bevis") };
  await world.browser().call(proveAddressCall.path, proof);
  expect((await world.personOf()).email).toBe("ny@exempel.se");
  expect((await world.rowOf(mandate.reference)).email).toBe("givare@exempel.se");
});

test("nothing that somebody writes leads a terminal astray, and their words come all the same", async () => {
  await world.api.db.delete(comments);
  const { post } = await world.identified();
  const write = (given: Record<string, unknown>) =>
    post(commentCall.path, { idempotencyKey: crypto.randomUUID(), about: "question", ...given });
  const written = "Hej\u001b[2J\u0007\u0000 du\u202e\r\n\tGRAVE: x";
  const { status, body } = await write({ text: written });
  expect(status).toBe(200);
  expect((await world.api.db.select().from(comments))[0]?.text).toBe("Hej[2J du\n GRAVE: x");
  for (const regards of ["\u001b[2J", "a\u0000", "x\nGRAVE: y"])
    expect((await write({ text: "Hej", regards })).status).toBe(400);
  expect((await write({ text: "\u200b\u0000 " })).status).toBe(400);
  // What came before, and names that others wrote.
  await world.api.db.update(comments).set({ text: "Hej\u001b[2J", regards: "x\u001b[1m\nGRAVE: y" });
  const staff = (...typed: string[]) =>
    runCommand(commentCommands, world.api, ["comments", ...typed, "Anna Ek: deras fråga"]);
  const shown = `${await staff("list")}${await staff("show", String(body.number))}`;
  expect(shown).not.toContain("\u001b");
  expect(await staff("list")).not.toContain("\nGRAVE");
});
