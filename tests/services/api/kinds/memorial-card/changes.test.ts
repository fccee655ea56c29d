import {
  lightCandleAnswer,
  memorialCardAnswer,
  memorialCardOrderAnswer,
} from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { memorialCandles, memorialCards } from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { decideOnCard } from "../../../../../services/api/src/shared/cards/commands.ts";
import { senderTokens } from "../../../../../services/api/src/shared/cards/sender-changes.ts";
import { cardKinds } from "../../../../../services/api/src/modules.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { cardCalls, codeOf, giftOf, newCard, words } from "./card-samples.ts";

const api = await ownTestApi();
const second = await buildTestApi(api.environment.databaseUrl);
const calls = cardCalls(api);
const others = cardCalls(second);
afterAll(() => second.close());

type Lit = Awaited<ReturnType<typeof calls.lit>>;
const own = ({ orderReference, token }: Lit) => ({ orderReference, token });
const right = words({ remembered: { name: "Karin Lindkvist", bornYear: 1941, diedYear: 2026 } });
const correction = (card: Lit, given: Record<string, unknown> = {}) => ({
  ...own(card),
  ...{ version: 1, card: right },
  ...given,
});
const told = (answer: { statusCode: number; json: () => unknown }) =>
  answer.statusCode < 300 ? answer.statusCode : [answer.statusCode, codeOf(answer)];

test("a sender corrects the words: everybody sees the new ones, and the version rises", async () => {
  const card = await calls.lit();
  expect(told(await calls.correct(correction(card)))).toBe(200);
  const shared = memorialCardAnswer.parse((await others.card(card.reference)).json());
  expect(shared.card.remembered.name).toBe("Karin Lindkvist");
  expect(await calls.seen(card.orderReference)).toMatchObject({ version: 2, card: right });
  const withoutYears = words({ remembered: { name: "Karin" }, from: "Familjen" });
  expect(told(await calls.correct(correction(card, { version: 2, card: withoutYears })))).toBe(200);
  expect((await calls.seen(card.orderReference)).card).toEqual(withoutYears);
});

test("the same correction again is the same answer, and another one of what was read before is refused", async () => {
  const card = await calls.lit();
  for (let click = 0; click < 2; click += 1) expect(told(await calls.correct(correction(card)))).toBe(200);
  expect(await calls.seen(card.orderReference)).toMatchObject({ version: 2 });
  const late = correction(card, { card: words({ greeting: "Annat" }) });
  expect(told(await calls.correct(late))).toEqual([409, "changed_meanwhile"]);
});

test("of different corrections in several tabs at once one is taken, and the others are told", async () => {
  const card = await calls.lit();
  const tabs = ["Ett", "Två", "Tre", "Fyra"].map((greeting, tab) =>
    (tab % 2 ? calls : others).correct(correction(card, { card: words({ greeting }) })),
  );
  const answers = (await Promise.all(tabs)).map(told);
  expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer !== 200)).toEqual(Array(3).fill([409, "changed_meanwhile"]));
  expect(await calls.seen(card.orderReference)).toMatchObject({ version: 2 });
});

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ["a link", { greeting: "Se www.exempel.se" }, { "card.greeting": "hasLink" }],
  ["letters that cannot be drawn", { from: "𓀀𓀁" }, { "card.from": "forbiddenCharacters" }],
  ["nobody", { remembered: { name: "" } }, { "card.remembered.name": "required" }],
])("a correction with %s is refused as a new card is, and changes nothing", async (_, given, fields) => {
  const card = await calls.lit();
  const answer = await calls.correct(correction(card, { card: words(given) }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: unknown }>().fields).toEqual(fields);
  expect(await calls.seen(card.orderReference)).toMatchObject({ version: 1, card: words() });
});

test("what is taken down is gone for everybody at once, and the link in the mail is good no more", async () => {
  const card = await calls.lit();
  const { id } = lightCandleAnswer.parse((await calls.light(card.reference, { name: "Eva Ek" })).json());
  expect((await calls.counter(card.reference)).json()).toEqual({ candles: 2 });
  const answer = await calls.takeDown(own(card));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ state: "takenDown", reference: null });
  for (const shared of [calls.card, calls.file, calls.counter, calls.light, calls.report, others.card, others.light])
    expect(told(await shared(card.reference))).toEqual([410, "taken_down"]);
  expect(told(await calls.correct(correction(card)))).toEqual([401, "unauthorized"]);
  expect(told(await calls.removeName({ ...own(card), candle: id }))).toEqual([401, "unauthorized"]);
  const nothing = { card: { remembered: { name: "" }, greeting: "", from: "" }, names: [], candles: 0 };
  expect(await calls.seen(card.orderReference)).toMatchObject({ state: "takenDown", ...nothing });
});

test("the same click takes down once more without harm, also in two tabs at once", async () => {
  const card = await calls.lit();
  const answers = await Promise.all([calls, others, calls].map(({ takeDown }) => takeDown(own(card))));
  expect(answers.map(told)).toEqual([200, 200, 200]);
  expect(await calls.rowOf(card.orderReference)).toMatchObject({ linkVersion: 2 });
});

test("a correction and the taking down at once: it is down, whichever came first", async () => {
  for (let round = 0; round < 10; round += 1) {
    const card = await calls.lit();
    const [corrected, down] = await Promise.all([calls.correct(correction(card)), others.takeDown(own(card))]);
    expect([200, 401]).toContain(corrected.statusCode);
    expect(down.statusCode).toBe(200);
    expect(await calls.seen(card.orderReference)).toMatchObject({ state: "takenDown" });
  }
});

test("a candle that comes while the card is being taken down waits, and is not lit", async () => {
  const card = await calls.lit();
  let lighting: ReturnType<typeof calls.light> | undefined;
  await api.db.transaction(async (tx) => {
    const isCard = eq(memorialCards.id, card.id);
    await tx.update(memorialCards).set({ takenDownAt: new Date() }).where(isCard);
    let isOver = false;
    lighting = others.light(card.reference).finally(() => (isOver = true));
    await expect
      .poll(async () => {
        const { rows } = await api.db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return isOver || rows.length > 0;
      })
      .toBe(true);
  });
  expect(lighting && told(await lighting)).toEqual([410, "taken_down"]);
  expect(await api.db.$count(memorialCandles, eq(memorialCandles.cardId, card.id))).toBe(0);
});

test("a sender takes away a name: the candle stays, and the same click of its lighter does not bring it back", async () => {
  const card = await calls.lit();
  const lighting = { idempotencyKey: crypto.randomUUID(), name: "Elak Person" };
  const { id } = lightCandleAnswer.parse((await calls.light(card.reference, lighting)).json());
  for (let click = 0; click < 2; click += 1)
    expect(told(await calls.removeName({ ...own(card), candle: id }))).toBe(200);
  expect((await calls.light(card.reference, lighting)).json()).toEqual({ id, candles: 2 });
  expect(await calls.seen(card.orderReference)).toMatchObject({ candles: 2, names: [] });
  // The hash of a name would tell it to whoever has the key and guesses.
  const [candle] = await api.db.select().from(memorialCandles).where(eq(memorialCandles.id, id));
  expect(candle).toMatchObject({ name: null, bodyHash: "" });
  const elsewhere = await calls.light((await calls.lit()).reference, lighting);
  expect(told(elsewhere)).toEqual([409, "idempotency_conflict"]);
});

test("a sender takes away all names: the candles stay, and names that come afterwards stand again", async () => {
  const [card, other] = [await calls.lit(), await calls.lit()];
  const lighting = { idempotencyKey: crypto.randomUUID(), name: "Elak Person" };
  for (const given of [lighting, { name: "En till" }, {}]) await calls.light(card.reference, given);
  await calls.light(other.reference, { name: "Eva Ek" });
  for (let click = 0; click < 2; click += 1) expect(told(await calls.removeAllNames(own(card)))).toBe(200);
  expect(await calls.seen(card.orderReference)).toMatchObject({ candles: 4, names: [] });
  await others.light(card.reference, lighting);
  const rows = await api.db.select().from(memorialCandles).where(eq(memorialCandles.cardId, card.id));
  expect(rows.map(({ name }) => name)).toEqual([null, null, null]);
  expect(rows.filter(({ bodyHash }) => bodyHash === "")).toHaveLength(2);
  await others.light(card.reference, { name: "Maj Ek" });
  const shared = memorialCardAnswer.parse((await others.card(card.reference)).json());
  expect([shared.candles, shared.names.map(({ name }) => name)]).toEqual([5, ["Maj Ek"]]);
  expect((await calls.seen(other.orderReference)).names).toHaveLength(1);
});

test("no name is taken from a candle on somebody else's card", async () => {
  const [mine, theirs] = [await calls.lit(), await calls.lit()];
  const { id } = lightCandleAnswer.parse((await calls.light(theirs.reference, { name: "Eva Ek" })).json());
  expect(told(await calls.removeName({ ...own(mine), candle: id }))).toEqual([404, "not_found"]);
  expect((await calls.seen(theirs.orderReference)).names).toEqual([{ id, name: "Eva Ek" }]);
});

test("whoever opens a sender's link is told at once whether it is good", async () => {
  const [card, other] = [await calls.lit(), await calls.lit()];
  const bySender = async (token?: string) =>
    memorialCardOrderAnswer.parse((await calls.order(card.orderReference, token)).json()).bySender;
  expect(await bySender(card.token)).toBe(true);
  for (const token of [undefined, "", other.token, `${card.token}A`]) expect(await bySender(token)).toBe(false);
  await decideOnCard(api.db, cardKinds, {
    decision: "revoke-link",
    card: card.shortReference,
    note: "Test: stulen länk",
  });
  expect(await bySender(card.token)).toBe(false);
});

const changes = ["correct", "takeDown", "removeName", "removeAllNames"] as const;
const bodyOf = {
  correct: (given: Record<string, unknown>) => ({ version: 1, card: right, ...given }),
  takeDown: (given: Record<string, unknown>) => given,
  removeName: (given: Record<string, unknown>) => ({ candle: crypto.randomUUID(), ...given }),
  removeAllNames: (given: Record<string, unknown>) => given,
};
test.each(changes)("%s takes the token of this very card, of the link that is good now", async (name) => {
  const [card, other] = [await calls.lit(), await calls.lit()];
  const waiting = (await calls.add(newCard({ gift: giftOf() }))).json<{ orderReference: string }>();
  const unlit = await calls.rowOf(waiting.orderReference);
  const tokens = senderTokens(api.environment.cardLinkSecret);
  const { id } = card;
  for (const [orderReference, token] of [
    [card.orderReference, other.token],
    [card.orderReference, `${card.token}A`],
    [card.orderReference, card.token.slice(0, -1)],
    [card.orderReference, "å".repeat(43)],
    [card.orderReference, card.orderReference],
    [card.orderReference, tokens.of({ id, linkVersion: 2 })],
    [card.orderReference, tokens.of({ id, linkVersion: 0 })],
    [card.orderReference, senderTokens("another secret").of({ id, linkVersion: 1 })],
    ["0".repeat(20), card.token],
    // Nobody was ever sent the link of a card that waits.
    [waiting.orderReference, tokens.of(unlit)],
  ])
    expect(told(await calls[name](bodyOf[name]({ orderReference, token })))).toEqual([401, "unauthorized"]);
  await decideOnCard(api.db, cardKinds, {
    decision: "revoke-link",
    card: card.shortReference,
    note: "Test: stulen länk",
  });
  expect(told(await calls[name](bodyOf[name](own(card))))).toEqual([401, "unauthorized"]);
  expect(await calls.seen(card.orderReference)).toMatchObject({ state: "lit", version: 1 });
});
