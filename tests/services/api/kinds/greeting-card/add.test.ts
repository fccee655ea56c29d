import { greetingArtworkHref } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import { greetingCardAdd } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { expect, test } from "vitest";
import { seededSite } from "../../../../../scripts/testing/seeded-site.ts";
import { designOf } from "@hjarta-lunga/contract/designs.ts";
import { keepSnapshot } from "../../../../../services/api/src/platform/content/snapshot.ts";
import { newGreetingCard } from "../../../../../services/api/src/kinds/greeting-card/new-greeting-card.ts";
import { campaigns } from "../../../../../services/content/src/seed/content/campaigns.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { byMail, dayFromNow, greetingCalls, newGreeting, words } from "./greeting-samples.ts";

const api = await ownTestApi();
const calls = greetingCalls(api);

const fieldsOf = (answer: { statusCode: number; json: () => unknown }) => [
  answer.statusCode,
  (answer.json() as { fields?: unknown }).fields,
];

test("an order is made, and its card waits for the money: nobody finds it by what it will be shared by", async () => {
  const answer = await calls.add(newGreeting(byMail()));
  expect(answer.statusCode).toBe(201);
  const receipt = orderReceipt.parse(answer.json());
  expect(receipt).toMatchObject({ kind: "greeting_card", amount: 100 });
  const { reference } = await calls.rowOf(receipt.orderReference);
  expect((await calls.card(reference)).statusCode).toBe(404);
  expect(await calls.seen(receipt)).toMatchObject({
    state: "waiting",
    reference: null,
    bySender: false,
    card: { campaignCode: "GRATULATION_1", heading: "ofDesign", ...words() },
    mail: { state: "planned", on: null, recipientEmail: null },
    gift: { amount: 100 },
  });
});

test("the same click is the same order, and another card with its key is none", async () => {
  const body = newGreeting();
  const first = await calls.add(body);
  const again = await calls.add(body);
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.json()).toEqual(first.json());
  for (const given of [{ message: "Annat" }, byMail(), { campaignCode: "TACK_1" }, { heading: "fromOneToMany" }])
    expect((await calls.add({ ...body, ...given })).statusCode).toBe(409);
});

/* What is judged by the day is judged by a day that is given: the real one would make another test each month. */
const known = {
  published: { design: (code: Parameters<typeof designOf>[1]) => designOf(campaigns, code) },
  documents: { drawsAll: () => true },
  checkAmount: () => undefined,
};
const refusalOn = (today: string, given: object): unknown => {
  const order = newGreetingCard(greetingCardAdd.parse(newGreeting({ ...given })), { ...known, today });
  try {
    order.check();
    return undefined;
  } catch (error) {
    return (error as { fields: unknown }).fields;
  }
};

test.each<[string, string, object, unknown]>([
  ["a Christmas card on the first of December", "2026-12-01", { campaignCode: "JUL_24_1" }, undefined],
  ["one in October", "2026-10-31", { campaignCode: "JUL_24_1" }, { campaignCode: "notOffered" }],
  ["a summer card in December", "2026-12-01", { campaignCode: "SOMMAR_1" }, { campaignCode: "notOffered" }],
  ["a condolence any day", "2026-12-01", { campaignCode: "KPR_KRANS" }, undefined],
  [
    "the candle, which has a journey of its own",
    "2026-12-01",
    { campaignCode: "MINNESLJUS_25" },
    { campaignCode: "notOffered" },
  ],
  ...["TEST", "TESTK1", "TESTK2", "TESTK3", "GRAPHQL_TEST"].map((campaignCode): [string, string, object, unknown] => [
    `the design ${campaignCode}`,
    "2026-12-01",
    { campaignCode },
    { campaignCode: "notOffered" },
  ]),
  ["for today", "2026-12-01", byMail("2026-12-01"), undefined],
  ["for yesterday", "2026-12-01", byMail("2026-11-30"), { "delivery.on": "notADay" }],
  ["for a day in two years", "2026-12-01", byMail("2028-12-01"), { "delivery.on": "notADay" }],
])("%s", (_, today, given, refused) => {
  expect(refusalOn(today, given)).toEqual(refused);
});

test.each<[string, Record<string, unknown>, object]>([
  ["a design that never was", { campaignCode: "JUL_99_1" }, { campaignCode: "notOffered" }],
  ["a design for tests", { campaignCode: "TESTK2" }, { campaignCode: "notOffered" }],
  ["too small a gift", { amount: 19 }, { amount: "tooSmall" }],
  ["a letter that no font of ours has", { message: "Hej \u{1F9FF}\u{10FFFD}" }, { message: "forbiddenCharacters" }],
])("%s is refused with its reason", async (_, given, fields) => {
  expect(fieldsOf(await calls.add(newGreeting(given)))).toEqual([400, fields]);
});

test("a design that editors have made is ordered, drawn and mailed by its code; none of another's making is", async () => {
  const site = seededSite();
  const made = site.campaigns.filter(({ code }) => code === "TACK_1").map((one) => ({ ...one, code: "VAR_27_1" }));
  await keepSnapshot(api.db, { ...site, campaigns: [...site.campaigns, ...made] });
  const later = await buildTestApi(api.environment.databaseUrl);
  const send = (campaignCode: string) => greetingCalls(later).add(newGreeting({ campaignCode }));
  const draw = async (campaignCode: string) => {
    const payload = { document: "greetingCard", card: { campaignCode, ...words() }, language: "sv" };
    return later.app.inject({ method: "POST", url: giftPreviewCall.path, payload });
  };
  const fetchArtwork = (code: string) => later.app.inject({ method: "GET", url: greetingArtworkHref(code) });
  const statuses = async (code: string) => [
    (await send(code)).statusCode,
    (await draw(code)).statusCode,
    (await fetchArtwork(code)).statusCode,
  ];
  expect(await statuses("VAR_27_1")).toEqual([201, 200, 200]);
  expect(await statuses("VAR_27_2")).toEqual([400, 400, 400]);
  expect(fieldsOf(await draw("VAR_27_2"))).toEqual([400, { "card.campaignCode": "notOffered" }]);
  await later.close();
  await keepSnapshot(api.db, site);
});

test("a click that was taken in season is the same order when the season is over", async () => {
  const body = newGreeting({ campaignCode: "GRATULATION_2" });
  const first = await calls.add(body);
  expect(first.statusCode).toBe(201);
  const site = seededSite();
  const ended = site.campaigns.map((one) => (one.code === "GRATULATION_2" ? { ...one, offered: false } : one));
  await keepSnapshot(api.db, { ...site, campaigns: ended });
  const later = await buildTestApi(api.environment.databaseUrl);
  const again = await greetingCalls(later).add(body);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  const another = await greetingCalls(later).add(newGreeting({ campaignCode: "GRATULATION_2" }));
  expect(another.statusCode).toBe(400);
  await later.close();
  await keepSnapshot(api.db, site);
});

test("a day to come is kept for when it is paid", async () => {
  const on = dayFromNow(10);
  const order = await calls.ordered(byMail(on));
  expect((await calls.seen(order)).mail).toEqual({ state: "planned", on, sentAt: null, recipientEmail: null });
});
