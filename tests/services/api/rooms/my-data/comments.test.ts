import { commentCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { comments, persons, staffReads } from "../../../../../services/api/src/platform/database/tables/my-data.ts";
import {
  answerComment,
  commentCommands,
  commentSections,
} from "../../../../../services/api/src/rooms/my-data/staff-comments.ts";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { another } from "../../identity/bankid/bankid-world.ts";
import { openContactWorld, type ContactWorld } from "./contact-world.ts";

let world: ContactWorld;
beforeAll(async () => {
  world = await openContactWorld();
});
beforeEach(async () => {
  world.server.letters.length = 0;
  await world.api.db.delete(comments);
});
afterAll(() => world.close());

const email = "asa@exempel.se";
const comment = (given: Record<string, unknown> = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  about: "question",
  text: "Hur mycket har jag gett?\n\n<b>Tack</b> & hej",
  ...given,
});
const writer = async (person?: string, address: string | null = email) => {
  const visitor = await world.identified(person);
  await world.api.db
    .update(persons)
    .set({ email: address })
    .where(eq(persons.id, (await world.personOf(person)).id));
  return (body: Record<string, unknown>) => visitor.post(commentCall.path, body);
};
const staff = (...typed: string[]) =>
  runCommand(commentCommands, { db: world.api.db, environment: world.api.environment }, ["comments", ...typed]);
const rows = (which: 0 | 1) => commentSections[which]?.rows(world.api.db) ?? Promise.resolve([]);

test("what somebody writes lands with staff, is acknowledged with their own words as a quote, and answered by mail", async () => {
  const write = await writer();
  const { body } = await write(comment());
  expect(body).toMatchObject({ answerTo: email });
  const number = String(body.number);
  const letter = await world.letterTo(email);
  expect(letter?.subject).toBe("Tack, vi har fått det du skrev");
  expect(letter?.text).toContain("> Hur mycket har jag gett?\n\n> <b>Tack</b> & hej");
  expect(letter?.html).toContain("&lt;b&gt;Tack&lt;/b&gt; &amp; hej</blockquote>");
  expect(await staff("list", "Anna Ek: dagens svar")).toContain(number);
  expect(await staff("show", number, "Anna Ek: deras fråga")).toContain("Hur mycket har jag gett?");
  const read = (await world.api.db.select().from(staffReads)).find(({ command }) => command === "comments show");
  expect(read).toMatchObject({ who: "Anna Ek", why: "deras fråga", personLookup: (await world.personOf()).lookup });
  await expect(staff("show", number)).rejects.toThrow("Say who you are");
  await answerComment(world.api.db, { number, text: "Hej Åsa!\n\nDu har gett 2 400 kr.", note: "Anna Ek: svar" });
  await world.api.db.execute(sql`update mail set created_at = now() - interval '2 minutes' where sent_at is null`);
  await world.api.jobs.send(world.api.db, "unsentMail", { id: crypto.randomUUID() });
  const answer = await world.letterTo(email, 2);
  expect(answer?.text).toContain("Du har gett 2 400 kr.");
  expect(answer?.replyTo?.[0]?.address).toContain("@");
  await expect(answerComment(world.api.db, { number, text: "Igen", note: "Anna Ek: svar" })).rejects.toThrow("already");
  expect(await staff("list", "Anna Ek: dagens svar")).not.toContain(number);
});

test("one click that comes twice is one comment, and its key with other words is refused", async () => {
  const write = await writer();
  const asked = comment();
  const [first, second] = await Promise.all([write(asked), write(asked)]);
  expect(second).toEqual(first);
  expect(await world.api.db.$count(comments)).toBe(1);
  expect((await write({ ...asked, text: "Något annat" })).body).toMatchObject({ code: "idempotency_conflict" });
  const others = await writer(another);
  expect((await others(asked)).body).toMatchObject({ code: "idempotency_conflict" });
});

test("who has no e-mail address is rung up: their mobile stands on the list", async () => {
  const write = await writer(another, null);
  await world.api.db
    .update(persons)
    .set({ mobile: "+46701740605" })
    .where(eq(persons.id, (await world.personOf(another)).id));
  const { body } = await write(comment());
  expect(body).toMatchObject({ answerTo: null });
  expect(await staff("list", "Anna Ek: dagens svar")).toContain("+46701740605");
  const said = await answerComment(world.api.db, { number: String(body.number), text: "Hej", note: "Anna Ek: svar" });
  expect(said).toContain("ring them");
});

test("who wants a draw back is grave at once, and others when they have waited over two working days", async () => {
  const write = await writer();
  const ofDraw = await write(comment({ about: "drawBack", regards: "AB12CD34" }));
  await write(comment());
  expect(await rows(0)).toMatchObject([{ number: ofDraw.body.number, regards: "AB12CD34" }]);
  expect(await rows(1)).toEqual([]);
  await world.api.db.update(comments).set({ createdAt: sql`now() - interval '8 days'` });
  expect(await rows(1)).toHaveLength(1);
  expect(commentSections.map(({ isGrave }) => isGrave)).toEqual([true, false]);
});

test("without a session of one's own nothing is written", async () => {
  const { token } = await world.identified();
  const response = await world.browser().call(`${commentCall.path}?token=${token}`, comment());
  expect(response.statusCode).toBe(401);
  expect(await world.api.db.$count(comments)).toBe(0);
});
