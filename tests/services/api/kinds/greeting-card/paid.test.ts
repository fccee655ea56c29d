import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decideOnCard } from "../../../../../services/api/src/shared/cards/commands.ts";
import { greetingCards } from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { runRetention, cardKinds, orderHandlers } from "../../../../../services/api/src/modules.ts";
import { queueUnsentMail } from "../../../../../services/api/src/platform/mail/outbox.ts";
import { resendRefused } from "../../../../../services/api/src/ledger/orders/resend-mail.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { openPaymentWorld, type PaymentWorld } from "../../ledger/payments/payment-world.ts";
import { byMail, dayFromNow, greetingCalls } from "./greeting-samples.ts";

let world: PaymentWorld;
let calls: ReturnType<typeof greetingCalls>;
beforeAll(async () => {
  world = await openPaymentWorld();
  calls = greetingCalls(world.api);
});
afterAll(() => world.close());

type Json = Record<string, unknown>;
const paidBy = { state: "paid", reason: null, code: "PAID", amountOre: 10_000, currency: "SEK" } as const;
const book = async (given: OrderReceipt) =>
  recordOutcome(world.deps, (await world.latest(given)).id, paidBy, "callback");
const person = (email: string) => ({ kind: "person", firstName: "Birgitta", lastName: "Åkerström", email });
let people = 0;
/** A paid card between two people whom no other test knows. */
const paid = async (given: Json = {}, on?: string | null) => {
  people += 1;
  const [sender, recipient] = [`avsandare-${people}@exempel.se`, `mottagare-${people}@exempel.se`];
  const order = await calls.ordered({
    donor: person(sender),
    ...(on === undefined ? {} : byMail(on, recipient)),
    ...given,
  });
  await world.direct(order);
  await book(order);
  return { ...(await calls.held(order.orderReference)), order, sender, recipient };
};

type Letter = { id: number; to: string[]; replyTo?: unknown; subject: string; text: string; html: string };
const lettersTo = async (address: string, count: number): Promise<Letter[]> => {
  const find = async () =>
    ((await world.control("GET", "/mails")) as Letter[]).filter(({ to }) => JSON.stringify(to).includes(address));
  await world.until(async () => expect(await find()).toHaveLength(count));
  return (await find()).sort((a, b) => a.subject.localeCompare(b.subject, "sv"));
};
/** A letter has arrived a moment before we know. */
const isNotedSent = (card: { orderReference: string; token: string }) =>
  world.until(async () => expect((await calls.seen(card)).mail.state).toBe("sent"));
const sweep = () => queueUnsentMail(world.db, world.deps.jobs);
/** What is written without a job is found a minute later. */
const aMinuteLater = async ({ id }: { id: string }) => {
  await world.db
    .update(mails)
    .set({ createdAt: new Date(Date.now() - 120_000) })
    .where(eq(mails.ownerId, id));
  await sweep();
};

test("the money opens the card, once however often its news comes, and its sender is sent links that name nobody", async () => {
  const order = await calls.ordered({ donor: person("ensam@exempel.se") });
  await world.direct(order);
  await Promise.all([book(order), book(order), book(order)]);
  const { reference } = await calls.rowOf(order.orderReference);
  expect((await calls.card(reference)).json()).toEqual({
    campaignCode: "GRATULATION_1",
    to: "Karin Lindqvist",
    from: "Birgitta Åkerström",
    message: "Grattis på dagen!\nVi ses på lördag 🎂",
    heading: "ofDesign",
    language: "sv",
    version: 1,
    thanked: false,
  });
  const letters = await lettersTo("ensam@exempel.se", 2);
  const own = letters.find(({ subject }) => subject === "Ditt kort är klart");
  expect(own?.text).not.toMatch(/Karin|Lindqvist|Birgitta|lördag/);
  expect(own?.text).toContain(`/d/GRATULATION_1/${reference}`);
  const [, linked, token] = /\/order\/kort\/(\w+)#([\w-]+)/.exec(own?.text ?? "") ?? [];
  expect(linked).toBe(order.orderReference);
  expect((await calls.seen({ orderReference: order.orderReference, token: token ?? "" })).bySender).toBe(true);
  const receipt = letters.find(({ subject }) => subject !== "Ditt kort är klart");
  expect(receipt?.text).toContain(`/order/kort/${order.orderReference}\n`);
});

test("a card to be sent at once goes when it is paid: the mail says whom it is from, and not what stands on it", async () => {
  const card = await paid({}, null);
  const [letter] = await lettersTo(card.recipient, 1);
  expect(letter?.subject).toBe("Hjärta & Lunga: Ett kort till dig från Birgitta Åkerström");
  expect(letter?.html).toMatch(/<blockquote[^>]*>Birgitta Åkerström<\/blockquote>/);
  expect(letter?.text).toContain("> Birgitta Åkerström");
  expect(letter?.text).toContain(`/d/GRATULATION_1/${card.reference}`);
  expect(letter?.text).not.toMatch(/lördag|Grattis|Karin/);
  for (const secret of [card.orderReference, card.token, card.sender]) expect(letter?.html).not.toContain(secret);
  expect(letter?.html).toContain("/api/DigitalGreetingCard/Envelope/GRATULATION_1");
  const own = (await lettersTo(card.sender, 2)).find(({ subject }) => subject === "Ditt kort är klart");
  expect(own?.text).toContain("Kortet är på väg med e-post");
  expect(own?.text).not.toContain("byta dag");
  await isNotedSent(card);
  expect(await calls.seen(card)).toMatchObject({ bySender: true, mail: { on: null } });
  await aMinuteLater(card);
  await lettersTo(card.sender, 2);
});

test("a condolence is met by quiet mails: no red, no exclamation mark", async () => {
  const card = await paid({ campaignCode: "KPD_1", message: "Vi tänker på er." }, null);
  const [letter] = await lettersTo(card.recipient, 1);
  const [receipt, own] = await lettersTo(card.sender, 2);
  for (const { subject, text, html } of [letter, receipt, own].filter((one) => one !== undefined)) {
    expect(subject + text).not.toContain("!");
    expect(html).not.toContain("#a4182f");
  }
});

test("a card for a day waits for eight in the morning of it, goes once, and its sender is told", async () => {
  const on = dayFromNow(9);
  const card = await paid({}, on);
  await sweep();
  expect(await calls.mailOf(card)).toMatchObject({ dueOn: on, dueHour: 8, sentAt: null });
  expect((await calls.seen(card)).mail).toEqual({
    state: "planned",
    on,
    sentAt: null,
    recipientEmail: card.recipient,
  });
  await lettersTo(card.recipient, 0);
  const own = (await lettersTo(card.sender, 2)).find(({ subject }) => subject === "Ditt kort är klart");
  expect(own?.text).toContain("Med den rättar du orden, byter dag eller tar bort kortet");
  await calls.bringForward(card, 11);
  await Promise.all([sweep(), sweep()]);
  await lettersTo(card.recipient, 1);
  await isNotedSent(card);
  await aMinuteLater(card);
  const subjects = (await lettersTo(card.sender, 3)).map(({ subject }) => subject);
  expect(subjects).toContain("Nu är ditt kort skickat");
  await sweep();
  await lettersTo(card.recipient, 1);
});

test("a day that went by while the card was not paid is now, and its sender is told so, not the day that has gone", async () => {
  people += 1;
  const [sender, recipient] = [`avsandare-${people}@exempel.se`, `mottagare-${people}@exempel.se`];
  const order = await calls.ordered({ donor: person(sender), ...byMail(dayFromNow(1), recipient) });
  await world.db
    .update(greetingCards)
    .set({ sendOn: dayFromNow(-1) })
    .where(eq(greetingCards.orderReference, order.orderReference));
  await world.direct(order);
  await book(order);
  await lettersTo(recipient, 1);
  const own = (await lettersTo(sender, 2)).find(({ subject }) => subject === "Ditt kort är klart");
  expect(own?.text).toContain("Kortet är på väg med e-post");
  expect(own?.text).not.toContain("klockan 8");
  const card = await calls.held(order.orderReference);
  await isNotedSent(card);
  await aMinuteLater(card);
  await lettersTo(sender, 2);
  expect(await world.db.$count(mails, eq(mails.ownerId, card.id))).toBe(2);
});

test("the mail of a card that staff hid is not sent until they show it, and nobody is told that it was refused", async () => {
  const card = await paid({}, dayFromNow(3));
  await decideOnCard(world.db, cardKinds, { decision: "hide", card: card.shortReference, note: "Anna Ek: test" });
  await calls.bringForward(card, 5);
  await sweep();
  await world.until(async () => expect((await calls.mailOf(card))?.refusal).toBe("not sent: nobody may see the card"));
  await aMinuteLater(card);
  await lettersTo(card.sender, 2);
  await lettersTo(card.recipient, 0);
  // They find that nothing was wrong with it.
  await decideOnCard(world.db, cardKinds, { decision: "show", card: card.shortReference, note: "Anna Ek: test" });
  await sweep();
  await lettersTo(card.recipient, 1);
  await isNotedSent(card);
});

/** To somebody who has no such mailbox. */
const sendTo = async ({ id, orderReference, token }: Awaited<ReturnType<typeof paid>>, recipientEmail: string) => {
  await world.fault("mail", { mode: "reject" });
  expect((await calls.send({ orderReference, token, recipientEmail, on: null })).statusCode).toBe(200);
  await world.until(async () => expect((await calls.mailOf({ id }))?.refusedAt).not.toBeNull());
  await world.well();
};
const refusedCard = async (recipientEmail: string) => {
  const card = await paid();
  await lettersTo(card.sender, 2);
  await sendTo(card, recipientEmail);
  return card;
};

test("of an address that takes no mail the sender is told, and sends the card to another one", async () => {
  const card = await refusedCard("finns-inte@exempel.se");
  expect((await calls.seen(card)).mail.state).toBe("refused");
  await aMinuteLater(card);
  const letters = await lettersTo(card.sender, 3);
  expect(letters.map(({ subject }) => subject)).toContain("Ditt kort kom inte fram");
  const { orderReference, token } = card;
  const again = await calls.send({ orderReference, token, recipientEmail: "ny-adress@exempel.se", on: null });
  expect(again.statusCode).toBe(200);
  await lettersTo("ny-adress@exempel.se", 1);
});

test("who has given another address before word of the first came is not told of the first", async () => {
  const card = await refusedCard("bytt-sedan@exempel.se");
  const { orderReference, token } = card;
  await calls.send({ orderReference, token, recipientEmail: "ratt-nu@exempel.se", on: null });
  await lettersTo("ratt-nu@exempel.se", 1);
  await aMinuteLater(card);
  const isWordOfIt = and(eq(mails.ownerId, card.id), eq(mails.template, "greetingRefused"));
  expect(await world.db.select().from(mails).where(isWordOfIt)).toMatchObject([
    { sentAt: null, replacedAt: expect.any(Date) as Date },
  ]);
});

test("who gives another wrong address is told of that one too", async () => {
  const card = await refusedCard("finns-inte-heller@exempel.se");
  await aMinuteLater(card);
  await lettersTo(card.sender, 3);
  await sendTo(card, "fel-igen@exempel.se");
  await aMinuteLater(card);
  const letters = await lettersTo(card.sender, 4);
  expect(letters.filter(({ subject }) => subject === "Ditt kort kom inte fram")).toHaveLength(2);
});

test("staff send the mail of a card to a right address, and not to the giver's", async () => {
  const card = await refusedCard("fel@exempel.se");
  await expect(
    resendRefused({ db: world.db, handlers: orderHandlers }, card.shortReference, { address: card.sender }),
  ).rejects.toThrow("giver's");
  expect(
    await resendRefused({ db: world.db, handlers: orderHandlers }, card.shortReference, { address: "ratt@exempel.se" }),
  ).toBe(1);
  expect((await calls.rowOf(card.orderReference)).recipientEmail).toBe("ratt@exempel.se");
});

test("the recipient's thanks reach the sender without either address, once", async () => {
  const card = await paid({}, null);
  const answers = await Promise.all([calls.thank(card.reference), calls.thank(card.reference)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const other = await calls.thank(card.reference, "Och en sak till");
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, "changed_meanwhile"]);
  const letters = await lettersTo(card.sender, 3);
  const thanks = letters.find(({ subject }) => subject === "Hjärta & Lunga: Ett tack för ditt kort");
  expect(thanks?.text).toContain("Tack, vad glad jag blev!");
  expect(JSON.stringify(thanks)).not.toContain(card.recipient);
  expect(thanks?.replyTo ?? null).toBeNull();
  expect((await calls.card(card.reference)).json()).toMatchObject({ thanked: true });
});

test("a card of a gift that was changed is never opened", async () => {
  const first = await calls.ordered(byMail(null, "aldrig@exempel.se"));
  await world.direct(first);
  await world.cancel(first);
  const changed = await calls.ordered({ ...byMail(null, "andrad@exempel.se"), replaces: first.orderReference });
  await book(first);
  await world.direct(changed);
  await book(changed);
  await lettersTo("andrad@exempel.se", 1);
  await lettersTo("aldrig@exempel.se", 0);
  expect((await calls.rowOf(first.orderReference)).openedAt).toBeNull();
});

const longAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test("a month after it was sent nobody knows the recipient's address, and the words of thanks are gone; after two years all of it is", async () => {
  const card = await paid({}, null);
  await isNotedSent(card);
  await calls.thank(card.reference);
  await world.until(async () => expect((await calls.mailOf(card, "greetingThanks"))?.sentAt).not.toBeNull());
  const isOfCard = eq(mails.ownerId, card.id);
  const age = async (days: number) => {
    await world.db
      .update(mails)
      .set({ sentAt: longAgo(days) })
      .where(isOfCard);
    const moments = { thankedAt: longAgo(days), openedAt: longAgo(days) };
    await world.db.update(greetingCards).set(moments).where(eq(greetingCards.id, card.id));
    await runRetention(world.db);
  };
  await age(29);
  expect(await calls.rowOf(card.orderReference)).toMatchObject({ recipientEmail: card.recipient });
  await age(31);
  const row = await calls.rowOf(card.orderReference);
  expect([row.recipientEmail, row.thanks]).toEqual([null, null]);
  const kept = await world.db
    .select()
    .from(mails)
    .where(and(isOfCard, eq(mails.recipient, card.recipient)));
  expect(kept).toEqual([]);
  expect((await calls.seen(card)).mail.state).toBe("sent");
  await age(2 * 366);
  expect((await calls.order(card.orderReference)).statusCode).toBe(404);
  expect(await world.db.$count(mails, isOfCard)).toBe(0);
});

test("what was refused is sent to nobody once its address is forgotten", async () => {
  const refused = await refusedCard("glomd@exempel.se");
  const hidden = await paid({}, dayFromNow(3));
  await decideOnCard(world.db, cardKinds, { decision: "hide", card: hidden.shortReference, note: "Anna Ek: test" });
  await calls.bringForward(hidden, 5);
  await sweep();
  await world.until(async () => expect((await calls.mailOf(hidden))?.refusedAt).not.toBeNull());
  const isOfEither = inArray(mails.ownerId, [refused.id, hidden.id]);
  await world.db
    .update(mails)
    .set({ refusedAt: longAgo(31) })
    .where(and(isOfEither, isNotNull(mails.refusedAt)));
  await runRetention(world.db);
  expect(await resendRefused({ db: world.db, handlers: orderHandlers }, refused.shortReference)).toBe(0);
  await decideOnCard(world.db, cardKinds, { decision: "show", card: hidden.shortReference, note: "Anna Ek: test" });
  for (const card of [refused, hidden])
    expect(await calls.mailOf(card)).toMatchObject({ recipient: "", refusedAt: expect.any(Date) as Date });
});

test("no address, name, word, reference or token of a card is in the log", async () => {
  const card = await paid({}, null);
  await calls.card(card.reference);
  await calls.file(card.reference);
  await calls.thank(card.reference, "Hemliga tackord");
  await calls.report(card.reference, { why: "Elakt skrivet" });
  const { orderReference, token } = card;
  await calls.correct({ orderReference, token, version: 1, words: { to: "Kajsa", from: "Bo", message: "Nya ord" } });
  // What is taken down before it goes is not mailed.
  await lettersTo(card.recipient, 1);
  await calls.takeDown({ orderReference, token });
  const secrets = ["Karin", "Birgitta", "lördag", "tackord", "Elakt", "Kajsa", "Nya ord", "mottagare-", "avsandare-"];
  for (const secret of [...secrets, orderReference, card.reference, token])
    expect(world.api.logs()).not.toContain(secret);
});
