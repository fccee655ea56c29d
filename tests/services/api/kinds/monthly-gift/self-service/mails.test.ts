import { and, asc, eq, isNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { mails } from "../../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandates } from "../../../../../../services/api/src/platform/database/tables/mandates.ts";
import {
  changeGift,
  type GiftChange,
} from "../../../../../../services/api/src/kinds/monthly-gift/self-service/change-gift.ts";
import { openDelivery } from "../../../platform/mail/delivery-tools.ts";
import { startMailServer, type MailServer } from "../../../platform/mail/mail-server.ts";
import { ownTestApi } from "../../../test-api.ts";
import { openBankWorld } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
let server: MailServer;
let delivery: Awaited<ReturnType<typeof openDelivery>>;
beforeAll(async () => {
  server = await startMailServer();
  delivery = await openDelivery(api, server.url);
});
afterEach(() => world.forget());
afterAll(async () => {
  await delivery.close();
  await server.close();
});

const quiet = { send: () => Promise.resolve() };

/** What a change wrote down, as it comes. */
const lettersOf = async (wish: GiftChange, given: Parameters<typeof world.addMandate>[0] = {}) => {
  const { id } = await world.addMandate({ ...world.active, firstDrawOn: "2099-01-28", ...given });
  await world.night("2099-01-23");
  const [mandate] = await api.db.select().from(mandates).where(eq(mandates.id, id));
  if (!mandate) throw new Error("No mandate");
  await api.db.transaction((tx) => changeGift({ tx, jobs: quiet }, mandate, wish, { who: "holder" }));
  const written = await api.db.select().from(mails).where(eq(mails.ownerId, id)).orderBy(asc(mails.template));
  server.letters.length = 0;
  // What is due another day goes as it would on that day.
  await api.db.update(mails).set({ dueOn: "2026-01-01" }).where(eq(mails.ownerId, id));
  for (const { id: mailId } of written) await delivery.deliver({ mailId });
  return server.letters.map(({ subject, text }, place) => ({
    subject,
    dueOn: written[place]?.dueOn,
    text: (text ?? "").replaceAll("\u00a0", " "),
  }));
};

const addPaused = async (given: Parameters<typeof world.addMandate>[0]) => {
  const { id } = await world.addMandate(given);
  const [mandate] = await api.db.select().from(mandates).where(eq(mandates.id, id));
  if (!mandate) throw new Error("No mandate");
  await api.db.transaction((tx) =>
    changeGift({ tx, jobs: quiet }, mandate, { what: "pause", months: 2 }, { who: "holder" }),
  );
  return mandate;
};

const page = "/mina-sidor/";
const told = "banken har redan fått besked om 200 kr den 28 januari 2099";

test.each<[string, GiftChange, string, string[]]>([
  [
    "another amount",
    { what: "amount", toOre: 10_000 },
    "Din månadsgåva är ändrad",
    ["den 2 mars 2099 ger du 100 kr varje månad i stället för 200 kr", "I dag dras inget", told],
  ],
  [
    "another day",
    { what: "day", drawDay: 25 },
    "Din månadsgåva är ändrad",
    ["den 25:e varje månad", "i stället för den 28:e", "den 25 februari 2099: 200 kr", told],
  ],
  [
    "an end",
    { what: "end" },
    "Ditt autogiro är avslutat",
    ["Du har avslutat din månadsgåva på Mina sidor", "redan bett banken att dra den 28 januari 2099"],
  ],
])("the mail about %s says what holds, from when, and what the bank has been told", async (_, wish, subject, words) => {
  const [letter, ...others] = await lettersOf(wish);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe(subject);
  for (const each of [...words, page]) expect(letter?.text).toContain(each);
  expect(letter?.text).not.toMatch(/[{}]|Johan/);
});

test("a pause is told with its days, and a week before it ends with the draw and the account", async () => {
  const [begins, ends] = await lettersOf({ what: "pause", months: 2 });
  expect(begins?.subject).toBe("Din månadsgåva pausar");
  for (const each of [
    "inget den 2 mars 2099 och 30 mars 2099",
    "Den 28 april 2099 börjar gåvan igen, med 200 kr",
    told,
    page,
  ])
    expect(begins?.text).toContain(each);
  expect(ends?.subject).toBe("Snart börjar din månadsgåva igen");
  for (const each of ["Den 28 april 2099 drar vi 200 kr från kontot i Handelsbanken", page])
    expect(ends?.text).toContain(each);
  expect(ends?.dueOn).toBe("2099-04-21");
});

test("the end of a pause is told with the account that has taken the place of the one before", async () => {
  const given = { ...world.active, firstDrawOn: "2099-01-28" };
  const { id: replaces, createdAt } = await addPaused(given);
  await api.db.update(mandates).set({ state: "revoked" }).where(eq(mandates.id, replaces));
  const next = { replaces, bankName: "Nordea", createdAt: new Date(createdAt.getTime() + 1_000) };
  const { id } = await world.addMandate({ ...given, ...next });
  const [waiting] = await api.db.select().from(mails).where(eq(mails.template, "pauseEnds"));
  await api.db.update(mails).set({ dueOn: "2026-01-01" }).where(eq(mails.template, "pauseEnds"));
  server.letters.length = 0;
  await delivery.deliver({ mailId: waiting?.id ?? "" });
  expect(server.letters.map(({ text }) => text).join()).toContain("från kontot i Nordea");
  // Who pauses there is told once.
  await api.db.update(mails).set({ sentAt: null }).where(eq(mails.template, "pauseEnds"));
  const [mandate] = await api.db.select().from(mandates).where(eq(mandates.id, id));
  if (!mandate) throw new Error("No mandate");
  const pause = { what: "pause", months: 1 } as const;
  await api.db.transaction((tx) => changeGift({ tx, jobs: quiet }, mandate, pause, { who: "holder" }));
  const isWaiting = and(eq(mails.template, "pauseEnds"), isNull(mails.replacedAt), isNull(mails.sentAt));
  expect((await api.db.select().from(mails).where(isWaiting)).map(({ ownerId }) => ownerId)).toEqual([id]);
});

test("in English too", async () => {
  const [letter] = await lettersOf({ what: "day", drawDay: 27 }, { language: "en" });
  expect(letter?.text).toContain("on the 27th of each month");
});
