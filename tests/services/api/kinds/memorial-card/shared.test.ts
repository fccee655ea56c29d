import { lightCandleAnswer, memorialCardAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { mostNamesShown } from "@hjarta-lunga/contract/memorial-cards.ts";
import { asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import {
  memorialCardAudits,
  memorialCardReports,
} from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { decideOnCard } from "../../../../../services/api/src/shared/cards/commands.ts";
import { mostOpenReports } from "../../../../../services/api/src/shared/cards/reports.ts";
import { createMakeSharedFile } from "../../../../../services/api/src/shared/cards/shared-routes.ts";
import { sharedCard } from "../../../../../services/api/src/kinds/memorial-card/repository.ts";
import { memorialCardKind } from "../../../../../services/api/src/kinds/memorial-card/reports.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { cardKinds } from "../../../../../services/api/src/modules.ts";
import { memorialCard } from "../../../../../services/api/src/kinds/memorial-card/module.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { cardCalls, codeOf, words } from "./card-samples.ts";

const api = await ownTestApi();
const second = await buildTestApi(api.environment.databaseUrl);
const calls = cardCalls(api);
afterAll(() => second.close());

const key = () => crypto.randomUUID();
const cardOf = async (reference: string) => memorialCardAnswer.parse((await calls.card(reference)).json());
const decide = (decision: "hide" | "show", card: string, note = "Anna Ek: test") =>
  decideOnCard(api.db, cardKinds, { decision, card, note });

test("others light candles of their own, named if they wish, and the latest name stands first", async () => {
  const { reference } = await calls.lit();
  await calls.light(reference, { name: "Eva Ek" });
  await calls.light(reference);
  const { id } = lightCandleAnswer.strict().parse((await calls.light(reference, { name: "محمد علي" })).json());
  const { candles, names } = await cardOf(reference);
  expect(candles).toBe(4);
  expect(names.map(({ name }) => name)).toEqual(["محمد علي", "Eva Ek"]);
  expect(names[0]?.id).toBe(id);
});

test("of very many who lit a candle the latest are named, and all are counted", async () => {
  const { reference } = await calls.lit();
  for (let from = 0; from < mostNamesShown + 20; from += 20)
    await Promise.all(Array.from({ length: 20 }, (_, n) => calls.light(reference, { name: `Person ${from + n}` })));
  const { candles, names } = await cardOf(reference);
  expect([candles, names.length]).toEqual([1 + mostNamesShown + 20, mostNamesShown]);
});

test("one click is one candle, however often it is sent and to whichever process", async () => {
  const { reference } = await calls.lit();
  const click = { idempotencyKey: key(), name: "Eva Ek" };
  const both = [calls, cardCalls(second)];
  const answers = await Promise.all([...both, ...both].map(({ light }) => light(reference, click)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map((answer) => lightCandleAnswer.parse(answer.json()).id)).size).toBe(1);
  expect((await cardOf(reference)).candles).toBe(2);
  const another = await calls.light(reference, { ...click, name: "Bo Ek" });
  expect([another.statusCode, codeOf(another)]).toEqual([409, "idempotency_conflict"]);
  const elsewhere = await calls.light((await calls.lit()).reference, click);
  expect([elsewhere.statusCode, codeOf(elsewhere)]).toEqual([409, "idempotency_conflict"]);
});

test.each([
  ["with a link", "www.exempel.se", "hasLink"],
  ["with mark-up", "<b>Eva</b>", "forbiddenCharacters"],
  ["longer than sixty letters", "å".repeat(61), "tooLong"],
])("a name %s is refused", async (_, name, problem) => {
  const answer = await calls.light((await calls.lit()).reference, { name });
  expect([answer.statusCode, answer.json<{ fields: unknown }>().fields]).toEqual([400, { name: problem }]);
});

test("an unknown reference is not found by any call", async () => {
  for (const shared of [calls.card, calls.file, calls.counter, calls.light, calls.report])
    expect([(await shared("0".repeat(20))).statusCode]).toEqual([404]);
  expect((await calls.order("0".repeat(20))).statusCode).toBe(404);
});

test("a card that is hidden while its file is drawn is not handed out", async () => {
  const { reference, shortReference } = await calls.lit();
  const makeFile = createMakeSharedFile(
    (asked) => sharedCard(api.db, asked),
    async () => {
      await decideOnCard(api.db, cardKinds, { decision: "hide", card: shortReference, note: "Test: elaka ord" });
      return { fileName: "minnesljus.pdf", bytes: Buffer.from("PDF") };
    },
  );
  await expect(makeFile(reference, { format: "pdf" })).rejects.toMatchObject({ code: "taken_down" });
});

test("staff are told of a card as often as helps them; who reports it once more is thanked all the same", async () => {
  const { reference, id, shortReference } = await calls.lit();
  const isOfCard = eq(memorialCardReports.cardId, id);
  for (let n = 0; n < mostOpenReports + 2; n += 1) expect((await calls.report(reference)).statusCode).toBe(204);
  expect(await api.db.$count(memorialCardReports, isOfCard)).toBe(mostOpenReports);
  await decideOnCard(api.db, cardKinds, { decision: "show", card: shortReference, note: "Test: låter det stå" });
  await calls.report(reference, { why: "Något annat" });
  expect(await api.db.$count(memorialCardReports, isOfCard)).toBe(mostOpenReports + 1);
});

test("however often a card is reported without a word, whoever says why is heard, before and after", async () => {
  const { reference, id, shortReference } = await calls.lit();
  await calls.report(reference, { why: "Det är min mamma" });
  for (let n = 0; n < mostOpenReports + 2; n += 1) await calls.report(reference);
  await calls.report(reference, { why: "Hon lever" });
  await calls.report(reference);
  const kept = await api.db.select().from(memorialCardReports).where(eq(memorialCardReports.cardId, id));
  expect(kept).toHaveLength(mostOpenReports);
  expect(kept.flatMap(({ why }) => why ?? []).sort()).toEqual(["Det är min mamma", "Hon lever"]);
  await decideOnCard(api.db, cardKinds, { decision: "hide", card: shortReference, note: "Test: lever" });
});

test("whoever reports a card with one word after another throws away neither the first reports nor the newest", async () => {
  const { reference, id, shortReference } = await calls.lit();
  await calls.report(reference, { why: "Det är min pappa" });
  for (let n = 0; n < mostOpenReports + 10; n += 1) await calls.report(reference, { why: `Skräp ${n}` });
  await calls.report(reference, { why: "Han lever" });
  const kept = await api.db.select().from(memorialCardReports).where(eq(memorialCardReports.cardId, id));
  const said = kept.map(({ why }) => why);
  expect(said).toHaveLength(mostOpenReports);
  expect(said).toEqual(expect.arrayContaining(["Det är min pappa", "Skräp 8", "Skräp 59", "Han lever"]));
  await decideOnCard(api.db, cardKinds, { decision: "hide", card: shortReference, note: "Test: lever" });
});

test("who reports a card is heard; staff read of it with what stands on the card, and signs that a terminal obeys are not among it", async () => {
  const { reference, shortReference } = await calls.lit({ card: words({ greeting: "Rad ett\nRad två" }) });
  expect((await calls.report(reference, { why: "  Det är inte sant\u0000 \u001b[2J " })).statusCode).toBe(204);
  expect((await calls.report(reference)).statusCode).toBe(204);
  const attention = await showSections(api.db, memorialCard.attention());
  expect(attention).toMatch(new RegExp(`${shortReference} +2 +\\S+ +no`));
  expect(attention).not.toContain(reference);
  const reports = await memorialCardKind.showReports(api.db, "https://hjarta-lunga.test");
  expect(reports).toContain(`https://hjarta-lunga.test/mc/ml25/${reference}`);
  for (const shown of ["Det är inte sant", "Karin Lindqvist", "Rad ett Rad två", "Birgitta Åkerström", "not said"])
    expect(reports).toContain(shown);
  // eslint-disable-next-line no-control-regex
  expect(reports).not.toMatch(/[\u0000\u001b]/);
});

test("what staff hide is gone everywhere at once and off the list, what they show is there again, and each has its line", async () => {
  const { id, reference, orderReference, shortReference } = await calls.lit();
  await calls.report(reference, { why: "Elakt" });
  await decide("hide", shortReference, "Anna Ek: hot");
  for (const shared of [calls.card, calls.file, calls.light, calls.report]) {
    const answer = await shared(reference);
    expect([answer.statusCode, codeOf(answer)]).toEqual([410, "taken_down"]);
  }
  expect(await calls.seen(orderReference)).toMatchObject({ state: "takenDown", card: { from: "" }, names: [] });
  expect(await showSections(api.db, memorialCard.attention())).not.toContain(shortReference);
  await decide("show", shortReference, "Anna Ek: ett missförstånd");
  expect((await calls.card(reference)).statusCode).toBe(200);
  const isOfCard = eq(memorialCardAudits.cardId, id);
  const lines = await api.db
    .select()
    .from(memorialCardAudits)
    .where(isOfCard)
    .orderBy(asc(memorialCardAudits.createdAt));
  expect(lines.map(({ decision, note }) => [decision, note])).toEqual([
    ["hide", "Anna Ek: hot"],
    ["show", "Anna Ek: ett missförstånd"],
  ]);
  const [report] = await api.db.select().from(memorialCardReports).where(eq(memorialCardReports.cardId, id));
  expect(report?.settledAt).not.toBeNull();
});

test("what its sender took down is not brought back by staff who show it", async () => {
  const { orderReference, token, reference, shortReference } = await calls.lit();
  await decide("hide", shortReference);
  expect((await calls.takeDown({ orderReference, token })).statusCode).toBe(200);
  await decide("show", shortReference);
  expect((await calls.card(reference)).statusCode).toBe(410);
  expect((await calls.counter(reference)).statusCode).toBe(410);
});

test("a decision on a card that does not exist is refused", async () => {
  await expect(decide("hide", "00000000")).rejects.toThrow("no card");
});

test("no reference, token, name or word of a card is in the log", async () => {
  const { orderReference, reference, token } = await calls.lit();
  await calls.card(reference);
  await calls.file(reference);
  await calls.counter(reference);
  await calls.order(orderReference);
  await calls.light(reference, { name: "Eva Ek" });
  await calls.report(reference, { why: "Elakt" });
  await calls.correct({ orderReference, token, version: 1, card: words({ greeting: "Annat" }) });
  await calls.takeDown({ orderReference, token });
  for (const secret of [orderReference, reference, token, "Karin", "Eva Ek", "Elakt", "Annat", "birgitta"])
    expect(api.logs()).not.toContain(secret);
});
