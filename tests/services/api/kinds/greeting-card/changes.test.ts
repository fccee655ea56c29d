import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { decideOnCard } from "../../../../../services/api/src/shared/cards/commands.ts";
import { greetingCardAudits, greetingCards } from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { greetingCardKind, greetingCard } from "../../../../../services/api/src/kinds/greeting-card/module.ts";
import { leaseMail } from "../../../../../services/api/src/platform/mail/lease.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { cardKinds } from "../../../../../services/api/src/modules.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { dayFromNow, greetingCalls, words } from "./greeting-samples.ts";
import "../../../../../services/api/src/platform/database/time.ts";

// No mail is sent: what is planned stays so.
const api = await ownTestApi({ SMTP_URL: "smtp://127.0.0.1:9" });
const calls = greetingCalls(api);

type Json = Record<string, unknown>;
/** A card as if it were paid. */
const open = async (given: Json = {}) => {
  const { orderReference } = await calls.ordered(given);
  await api.db
    .update(greetingCards)
    .set({ openedAt: sql`now()` })
    .where(eq(greetingCards.orderReference, orderReference));
  return calls.held(orderReference);
};
type Card = Awaited<ReturnType<typeof open>>;
const own = ({ orderReference, token }: Card) => ({ orderReference, token });
const told = (answer: { statusCode: number; json: () => unknown }) =>
  answer.statusCode < 300 ? answer.statusCode : [answer.statusCode, (answer.json() as { code: string }).code];
const plan = (card: Card, given: Json = {}) =>
  calls.send({ ...own(card), recipientEmail: "karin@exempel.se", on: dayFromNow(5), ...given });

test("a sender corrects the words, also of a card that was sent: the link shows the new ones, and no second mail is written", async () => {
  const card = await open();
  await plan(card);
  await api.db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(eq(mails.ownerId, card.id));
  const right = words({ to: "Karin Lindkvist" });
  expect(told(await calls.correct({ ...own(card), version: 1, words: right }))).toBe(200);
  expect((await calls.card(card.reference)).json()).toMatchObject({ to: "Karin Lindkvist", version: 2 });
  expect(await api.db.$count(mails, eq(mails.ownerId, card.id))).toBe(1);
  // The same click once more, and another tab that read the first words.
  expect(told(await calls.correct({ ...own(card), version: 1, words: right }))).toBe(200);
  const late = { ...own(card), version: 1, words: words({ message: "Annat" }) };
  expect(told(await calls.correct(late))).toEqual([409, "changed_meanwhile"]);
  const unsupported = { ...own(card), version: 2, words: words({ from: "\u{10FFFD}" }) };
  expect((await calls.correct(unsupported)).json()).toMatchObject({ fields: { "words.from": "forbiddenCharacters" } });
});

test("the fixed words of a card are those that were chosen, kept with the order, and corrected as the others", async () => {
  const card = await open({ campaignCode: "KPD_1", heading: "fromManyToMany" });
  expect(await calls.rowOf(card.orderReference)).toMatchObject({ heading: "fromManyToMany" });
  expect((await calls.card(card.reference)).json()).toMatchObject({ heading: "fromManyToMany" });
  const drawnWords = async () => {
    const { rawPayload } = await calls.file(card.reference, { format: "pdf" });
    return (await readPdf(rawPayload)).words;
  };
  expect(await drawnWords()).toContain("Vi tänker på er i sorgen.");
  const right = words({ heading: "fromOneToMany" });
  expect(told(await calls.correct({ ...own(card), version: 1, words: right }))).toBe(200);
  expect(await drawnWords()).toContain("Jag tänker på er i sorgen.");
});

test("a card that was only a link is sent on a day, moved to another, stopped, and sent after all: one mail", async () => {
  const card = await open();
  expect((await calls.seen(card)).mail.state).toBe("link");
  const stateAfter = (answer: { json: () => unknown }) =>
    (answer.json() as { mail: { state: string; on: string | null } }).mail;
  expect(stateAfter(await plan(card))).toMatchObject({ state: "planned", on: dayFromNow(5) });
  expect(stateAfter(await plan(card, { on: dayFromNow(7) }))).toMatchObject({ on: dayFromNow(7) });
  expect(await calls.mailOf(card)).toMatchObject({ dueOn: dayFromNow(7), dueHour: 8 });
  expect(stateAfter(await calls.stop(own(card)))).toMatchObject({ state: "stopped" });
  expect(await leaseMail(api.db, (await calls.mailOf(card))?.id ?? "", 1_000)).toBeUndefined();
  expect(stateAfter(await plan(card, { recipientEmail: "ny@exempel.se" }))).toMatchObject({ state: "planned" });
  expect(await calls.mailOf(card)).toMatchObject({ recipient: "ny@exempel.se", replacedAt: null });
  expect(await api.db.$count(mails, eq(mails.ownerId, card.id))).toBe(1);
});

test("a card is sent to so many addresses a day and no more, and may still be stopped", async () => {
  const limited = await buildTestApi(
    api.environment.databaseUrl,
    { SMTP_URL: "smtp://127.0.0.1:9" },
    { cardSending: { own: { most: 2, seconds: 86_400 } } },
  );
  const card = await open();
  const sendTo = (name: string) =>
    greetingCalls(limited).send({ ...own(card), recipientEmail: `${name}@exempel.se`, on: dayFromNow(5) });
  const answers = [await sendTo("en"), await sendTo("en-annan"), await sendTo("en-tredje")];
  expect(answers.map(told)).toEqual([200, 200, [429, "too_many_requests"]]);
  expect(Number(answers[2]?.headers["retry-after"])).toBeGreaterThan(0);
  expect(await calls.mailOf(card)).toMatchObject({ recipient: "en-annan@exempel.se" });
  expect(told(await greetingCalls(limited).stop(own(card)))).toBe(200);
  await limited.close();
});

test.each([
  ["yesterday", -1],
  ["a day in two years", 800],
])("a card is not sent on %s", async (_, days) => {
  const answer = await plan(await open(), { on: dayFromNow(days) });
  expect([answer.statusCode, answer.json<{ fields: unknown }>().fields]).toEqual([400, { on: "notADay" }]);
});

test("a card is not sent on a day when it is no longer kept", async () => {
  const card = await open();
  const longAgo = { openedAt: sql`now() - interval '23 months'` };
  await api.db.update(greetingCards).set(longAgo).where(eq(greetingCards.id, card.id));
  const late = await plan(card, { on: dayFromNow(60) });
  expect([late.statusCode, late.json<{ fields: unknown }>().fields]).toEqual([400, { on: "notADay" }]);
  expect(told(await plan(card, { on: dayFromNow(20) }))).toBe(200);
});

test.each([
  ["has gone", { sentAt: sql`now()` }],
  ["is just going", { leasedUntil: sql`now() + interval '1 minute'` }],
])("a mail that %s is neither moved nor stopped", async (_, how) => {
  const card = await open();
  await plan(card);
  await api.db.update(mails).set(how).where(eq(mails.ownerId, card.id));
  expect(told(await plan(card, { on: dayFromNow(9) }))).toEqual([409, "changed_meanwhile"]);
  expect(told(await calls.stop(own(card)))).toEqual([409, "changed_meanwhile"]);
  expect((await calls.seen(card)).mail.on).toBe(dayFromNow(5));
});

test("of a mail that is stopped and taken to be sent at the same time one wins", async () => {
  for (let round = 0; round < 10; round += 1) {
    const card = await open();
    await plan(card);
    await calls.bringForward(card, 7);
    const { id } = (await calls.mailOf(card)) ?? { id: "" };
    const [stopped, leased] = await Promise.all([calls.stop(own(card)), leaseMail(api.db, id, 60_000)]);
    expect([told(stopped) === 200, leased !== undefined].filter(Boolean)).toHaveLength(1);
  }
});

test("what its sender takes down is gone for everybody, is mailed to nobody, and the link is good no more", async () => {
  const card = await open();
  await plan(card);
  for (let click = 0; click < 2; click += 1) expect(told(await calls.takeDown(own(card)))).toBe(200);
  for (const shared of [calls.card, calls.file, calls.thank, calls.report])
    expect(told(await shared(card.reference))).toEqual([410, "taken_down"]);
  expect((await calls.mailOf(card))?.replacedAt).not.toBeNull();
  expect(await calls.seen(card)).toMatchObject({ state: "takenDown", card: null, bySender: false, reference: null });
  expect(told(await plan(card))).toEqual([401, "unauthorized"]);
});

test("without the token nothing is changed and nothing more is told: none, another card's, or one that staff revoked", async () => {
  const [card, other] = [await open(), await open()];
  await plan(card);
  const { token: revoked } = card;
  await decideOnCard(api.db, cardKinds, { decision: "revoke-link", card: card.shortReference, note: "Anna Ek: test" });
  for (const token of ["none", other.token, revoked]) {
    const asked = { orderReference: card.orderReference, token };
    const body = { ...asked, version: 1, words: words({ message: "Annat" }) };
    expect(told(await calls.correct(body))).toEqual([401, "unauthorized"]);
    expect(told(await calls.stop(asked))).toEqual([401, "unauthorized"]);
    expect(told(await calls.takeDown(asked))).toEqual([401, "unauthorized"]);
    expect(told(await plan({ ...card, token }))).toEqual([401, "unauthorized"]);
    expect(await calls.seen(asked)).toMatchObject({ bySender: false, mail: { recipientEmail: null } });
  }
});

test("nobody finds a card by a reference that is none, nor by its order's", async () => {
  const card = await open();
  for (const reference of ["0".repeat(20), card.orderReference])
    for (const shared of [calls.card, calls.file, calls.thank, calls.report])
      expect(told(await shared(reference))).toEqual([404, "not_found"]);
  expect(told(await calls.order(card.reference))).toEqual([404, "not_found"]);
});

test("who reports a card is heard; staff read of it, and what they hide is gone until they show it", async () => {
  const card = await open();
  await calls.report(card.reference, { why: "Elakt\u001b[2J" });
  expect(await showSections(api.db, greetingCard.attention())).toMatch(
    new RegExp(`${card.shortReference} +1 +\\S+ +no`),
  );
  const reports = await greetingCardKind.showReports(api.db, "https://hjarta-lunga.test");
  expect(reports).toContain(`https://hjarta-lunga.test/d/GRATULATION_1/${card.reference}`);
  for (const shown of ["Elakt", "Karin Lindqvist", "Birgitta Åkerström"]) expect(reports).toContain(shown);
  expect(reports).not.toContain("\u001b");
  await decideOnCard(api.db, cardKinds, { decision: "hide", card: card.shortReference, note: "Anna Ek: elakt" });
  expect(told(await calls.card(card.reference))).toEqual([410, "taken_down"]);
  expect(told(await calls.correct({ ...own(card), version: 1, words: words({ to: "Bo" }) }))).toEqual([
    410,
    "taken_down",
  ]);
  expect(await showSections(api.db, greetingCard.attention())).not.toContain(card.shortReference);
  await decideOnCard(api.db, cardKinds, { decision: "show", card: card.shortReference, note: "Anna Ek: missförstånd" });
  expect(told(await calls.card(card.reference))).toBe(200);
  expect(await api.db.$count(greetingCardAudits, eq(greetingCardAudits.cardId, card.id))).toBe(2);
});

test("a card is a picture and a tagged document, and each design's drawing is there for everybody", async () => {
  const { reference } = await open();
  const png = await calls.file(reference);
  expect([png.statusCode, png.headers["content-type"], png.rawPayload.readUInt32BE(16)]).toEqual([
    200,
    "image/png",
    1200,
  ]);
  const pdf = await calls.file(reference, { format: "pdf" });
  expect([pdf.headers["content-type"], pdf.rawPayload.subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);
  expect(pdf.headers["content-disposition"]).toBe('attachment; filename="kort.pdf"');
  const drawing = await api.app.inject({ method: "GET", url: "/api/DigitalGreetingCard/Artwork/TESTK3" });
  expect([drawing.rawPayload.readUInt32BE(16), drawing.rawPayload.readUInt32BE(20)]).toEqual([1200, 1600]);
  expect(drawing.headers["cache-control"]).toBe("public, max-age=86400");
  expect(drawing.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  const none = await api.app.inject({ method: "GET", url: "/api/DigitalGreetingCard/Artwork/JUL_99_1" });
  expect(none.statusCode).toBe(400);
});
