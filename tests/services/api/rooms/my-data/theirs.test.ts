import { fetchMyDataCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { greetingCardShared, memorialCard, orderMemorialSheet } from "@hjarta-lunga/contract/routes.ts";
import { myData, type MyData } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { greetingCards, memorialCards } from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { personAddresses } from "../../../../../services/api/src/platform/database/tables/my-data.ts";
import { ownTestApi } from "../../test-api.ts";
import {
  giveCertificate,
  giveGreeting,
  giveMemorial,
  lightCandle,
  payMembership,
} from "../../../../../scripts/testing/givers/brought.ts";
import { give, identify, somebodyNew, type Someone } from "../../../../../scripts/testing/givers/givers.ts";
import { giveMonthly, tenYears } from "../../../../../scripts/testing/givers/ten-years.ts";

const api = await ownTestApi();

const fetchedBy = async (who: Someone): Promise<MyData> => {
  const { token, cookie } = await identify(api, who);
  const response = await api.app.inject({ url: `${fetchMyDataCall.path}?token=${token}`, headers: { cookie } });
  expect(response.statusCode, response.payload).toBe(200);
  return myData.parse(response.json());
};

/** A person has a row from the first time that they come. */
const prove = async (who: Someone, provenBy: "email" | "mobile", value: string) => {
  await fetchedBy(who);
  const { rows } = await api.db.execute<{ id: string }>(sql`select id from person order by created_at desc limit 1`);
  await api.db.insert(personAddresses).values({ personId: rows[0]?.id ?? "", provenBy, value });
};

test("a gift without a number comes home by a mailbox or a mobile that is proven, in whatever case it was written", async () => {
  const who = somebodyNew();
  const byMail = await give(api, who, { on: "2026-02-01", amount: 300, withNumber: false, email: "Gittan@Exempel.se" });
  const byMobile = await give(api, who, { on: "2026-01-01", amount: 300, withNumber: false, mobile: "+46701740601" });
  expect((await fetchedBy(who)).gifts).toEqual([]);
  await prove(who, "email", "gittan@exempel.se");
  await prove(who, "mobile", "+46701740601");
  const { gifts, years } = await fetchedBy(who);
  expect(gifts.map(({ number }) => number)).toEqual([byMail.shortReference, byMobile.shortReference]);
  expect(gifts.map(({ countsForTax }) => countsForTax)).toEqual([false, false]);
  expect(years).toMatchObject([{ year: 2026, given: 600, counted: 0 }]);
});

test.each<[string, Parameters<typeof give>[2]]>([
  ["another gave with their own number", { on: "2026-02-01", amount: 300 }],
  [
    "a company gave",
    { on: "2026-02-01", amount: 300, withNumber: false, donorKind: "company", companyName: "Ekdahls Snickeri AB" },
  ],
])("what %s does not come home by the mailbox that it came from", async (_what, given) => {
  const who = somebodyNew();
  await give(api, somebodyNew(), { ...given, email: who.email });
  await prove(who, "email", who.email ?? "");
  expect((await fetchedBy(who)).gifts).toEqual([]);
});

test("each kind says whom it was for, and where what it brought is shown", async () => {
  const who = somebodyNew();
  await giveGreeting(api, who, "2026-05-01", "mamma");
  await lightCandle(api, who, "2026-04-01", "Karl-Gustav Lindström");
  const memorial = await giveMemorial(api, who, "2026-03-01", "Elsa Ek");
  await giveCertificate(api, who, "2026-02-01", "Åsa och Jonas");
  const lines = [{ name: "Nål med fågel", quantity: 2, priceOre: 5_000 }];
  await give(api, who, { on: "2026-01-01", amount: 100, kind: "article_order", lines });
  const { gifts } = await fetchedBy(who);
  expect(gifts.map(({ kind, about }) => [kind, about])).toEqual([
    ["greeting_card", "mamma"],
    ["memorial_card", "Karl-Gustav Lindström"],
    ["memorial_gift", "Elsa Ek"],
    ["gift_certificate", "Åsa och Jonas"],
    ["article_order", "2\u00a0× Nål med fågel"],
  ]);
  expect(gifts[2]?.page).toBe(orderMemorialSheet.href(memorial.reference));
  expect(gifts.every(({ page }) => page !== null)).toBe(true);
});

test("cards have their shared pages, and thanks show that one was opened", async () => {
  const who = somebodyNew();
  const greeting = await giveGreeting(api, who, "2026-05-01");
  const candle = await lightCandle(api, who, "2026-04-01");
  const thankedAt = new Date("2026-05-10T10:00:00Z");
  await api.db.update(greetingCards).set({ thankedAt }).where(eq(greetingCards.id, greeting.card.id));
  const { cards } = await fetchedBy(who);
  expect(cards).toEqual([
    {
      ...{ kind: "greeting_card", campaignCode: "MORSDAG_1", to: "mamma", on: "2026-05-01", openedOn: "2026-05-10" },
      page: greetingCardShared.href("MORSDAG_1", greeting.card.reference),
    },
    {
      ...{ kind: "memorial_card", campaignCode: null, to: "Karl-Gustav Lindström", on: "2026-04-01", openedOn: null },
      page: memorialCard.href(candle.card.reference),
    },
  ]);
});

test.each(["takenDownAt", "hiddenAt"] as const)("a card with %s has no page any more", async (moment) => {
  const who = somebodyNew();
  const greeting = await giveGreeting(api, who, "2026-05-01");
  const candle = await lightCandle(api, who, "2026-04-01");
  const gone = { [moment]: new Date() };
  await api.db.update(greetingCards).set(gone).where(eq(greetingCards.id, greeting.card.id));
  await api.db.update(memorialCards).set(gone).where(eq(memorialCards.id, candle.card.id));
  const { cards, gifts } = await fetchedBy(who);
  expect([...cards, ...gifts].map(({ page }) => page)).toEqual([null, null, null, null]);
});

test("a membership is shown as it was paid last, since its first year, and counts as no gift", async () => {
  const who = somebodyNew();
  const number = await payMembership(api, who, ["2024-06-01", "2025-06-01", "2026-06-01"]);
  const { memberships, years, gifts } = await fetchedBy(who);
  expect(memberships).toEqual([
    {
      ...{ number, kindName: "Huvudmedlem", name: "Birgitta Åkerström", household: ["Sven"], fee: 200 },
      ...{ firstDay: "2024-06-01", lastDay: "2027-05-31", isActive: true },
    },
  ]);
  expect(years).toEqual([]);
  expect(gifts).toHaveLength(3);
});

test("a draw is of the bank's day, and has the receipt of its year alone", async () => {
  const who = somebodyNew();
  await giveMonthly(api, who, "2026-01-28", 2);
  await api.db.execute(sql`update mandate_draw set drawn_on = '2026-01-02' where due_on = '2025-12-28'`);
  const { gifts, years } = await fetchedBy(who);
  expect(gifts.map(({ day, hasReceipt, countsForTax }) => [day, hasReceipt, countsForTax])).toEqual([
    ["2026-01-28", false, true],
    ["2026-01-02", false, true],
  ]);
  expect(years).toMatchObject([{ year: 2026, given: 400, hasReceipt: true }]);
});

test("what is given for an account's holder with a number of one's own is one's own, and not the holder's", async () => {
  const [giver, holder] = [somebodyNew(), somebodyNew()];
  await giveMonthly(api, holder, "2026-01-28", 1, giver);
  expect((await fetchedBy(giver)).gifts).toHaveLength(1);
  expect((await fetchedBy(holder)).gifts).toEqual([]);
});

test("what is held is said as it is held, and until when the law keeps it", async () => {
  const who = somebodyNew({ number: "194001019990" });
  await payMembership(api, who, ["2025-06-01"]);
  await giveGreeting(api, who, "2026-05-01");
  await giveMemorial(api, who, "2026-05-02");
  const { held } = await fetchedBy(who);
  expect(Object.fromEntries(held.map(({ name, ...thing }) => [name, thing]))).toMatchObject({
    identity: { shown: ["Birgitta Åkerström", "400101-••••"], until: "2033-12-31", kept: ["person", "paidOrder"] },
    address: { shown: ["Storgatan 14 B, 531\u00a032 Lidköping"], until: null, kept: ["membership"] },
    contact: { shown: [who.email], until: "2033-12-31" },
    gifts: { count: 3, since: 2025, until: "2033-12-31", kept: ["paidOrder"] },
    membership: { shown: ["Sven"], count: 1, since: 2025, kept: ["membership"] },
    cards: { count: 1, since: 2026, kept: ["greetingCard"] },
    documents: { count: 1, since: 2026, kept: ["documentWords"] },
  });
});

test("a mandate that has ended is held as long as the law asks for, and one that goes on has no such day yet", async () => {
  const who = somebodyNew();
  await giveMonthly(api, who, "2026-01-28", 1);
  const untilOfAccount = async () => (await fetchedBy(who)).held.find(({ name }) => name === "account")?.until;
  expect(await untilOfAccount()).toBeNull();
  await api.db.execute(sql`update mandate set state = 'revoked', state_since = '2026-03-01' where state = 'active'`);
  expect(await untilOfAccount()).toBe("2033-12-31");
});

test("the address is that of a membership that goes on, until another is told", async () => {
  const [member, past] = [somebodyNew(), somebodyNew()];
  await payMembership(api, member, [new Date().toISOString().slice(0, 10)]);
  await payMembership(api, past, ["2020-01-01"]);
  const address = { street: "Storgatan 14 B", postalCode: "53132", town: "Lidköping" };
  expect((await fetchedBy(member)).contact.address).toEqual(address);
  expect((await fetchedBy(past)).contact.address).toBeNull();
});

test("nothing is said to be held that is not", async () => {
  const { held } = await fetchedBy(somebodyNew({ number: "194001019982" }));
  expect(held).toEqual([
    {
      ...{ name: "identity", shown: ["Birgitta Åkerström", "400101-••••"], count: null, since: null, until: null },
      kept: ["person"],
    },
  ]);
});

test("ten years and 400 gifts take as many questions as ten gifts", async () => {
  const [many, few] = [somebodyNew(), somebodyNew()];
  await tenYears(api, many, "2026-11-28");
  await giveMonthly(api, few, "2026-11-28", 1);
  await payMembership(api, few, ["2026-06-01"]);
  for (const add of [giveGreeting, lightCandle, giveMemorial, giveCertificate]) await add(api, few, "2026-05-01");
  await give(api, few, { on: "2026-05-01", amount: 100 });
  const asked = async (who: Someone) => {
    const { token, cookie } = await identify(api, who);
    const query = vi.spyOn(api.db.$client, "query");
    const response = await api.app.inject({ url: `${fetchMyDataCall.path}?token=${token}`, headers: { cookie } });
    const { gifts } = myData.parse(response.json());
    const questions = query.mock.calls.length;
    query.mockRestore();
    return { questions, gifts: gifts.length };
  };
  // The API's own jobs ask too: the fewest of several are those of the call.
  const fewest = async (who: Someone) =>
    [await asked(who), await asked(who), await asked(who)].toSorted((one, other) => one.questions - other.questions)[0];
  const [ofMany, ofFew] = [await fewest(many), await fewest(few)];
  expect(ofMany?.gifts).toBe(400);
  expect(ofFew?.gifts).toBe(7);
  expect(ofMany?.questions).toBe(ofFew?.questions);
  expect(ofMany?.questions).toBeGreaterThan(10);
});
