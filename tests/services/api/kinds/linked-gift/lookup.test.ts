import { lookupIdentityCall } from "@hjarta-lunga/contract/calls/gift-links.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { giftMailings } from "../../../../../services/api/src/platform/database/tables/gift-links.ts";
import { mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { revokeMailing } from "../../../../../services/api/src/kinds/linked-gift/mailings.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { linkWorld } from "./link-world.ts";
import type { LimitTable } from "../../../../../services/api/src/platform/environment/limits.ts";
import {} from "../../../../../services/api/src/platform/database/time.ts";

const api = await ownTestApi();
const world = linkWorld(api);

const nothing = (state: string) => ({ state, gift: null });

test("a link opens a first name, the amount of today and what is suggested, and nothing else", async () => {
  const row = await world.give();
  const { guid } = await world.linked(row);
  const { state, gift } = await world.lookUp(guid);
  expect(state).toBe("ok");
  expect(gift).toMatchObject({ firstName: "Gun", amount: 200, suggestions: [250, 300, 350], least: 201 });
  expect(Object.keys(gift ?? {}).sort()).toEqual([
    "amount",
    "drawOn",
    "firstName",
    "isMailed",
    "least",
    "most",
    "mostByLink",
    "suggestions",
    "undoUntil",
  ]);
});

test("who gives by somebody else's account is called by their own name", async () => {
  const { guid } = await world.linked(await world.give({ giverFirstName: "Bo", giverLastName: "Ek" }));
  expect((await world.lookUp(guid)).gift?.firstName).toBe("Bo");
});

test.each<[string, (own: { id: string; mailing: string; guid: string }) => Promise<unknown>, string]>([
  [
    "too old",
    ({ mailing }) =>
      api.db
        .update(giftMailings)
        .set({ expiresAt: sql`now()` })
        .where(eq(giftMailings.shortReference, mailing)),
    "expired",
  ],
  ["of a mailing that was revoked", ({ mailing }) => revokeMailing(api.db, mailing, "Anna Ek: wrong list"), "expired"],
  ["used", ({ guid }) => world.increase(guid), "used"],
  [
    "of a mandate that has ended",
    ({ id }) => api.db.update(mandates).set({ state: "revoked" }).where(eq(mandates.id, id)),
    "inactive",
  ],
  [
    "of a consent without an amount",
    ({ id }) => api.db.update(mandates).set({ amountOre: null }).where(eq(mandates.id, id)),
    "inactive",
  ],
])("a link that is %s tells that and nothing else", async (_, change, state) => {
  const row = await world.give();
  const link = await world.linked(row);
  await change({ id: row.id, ...link });
  expect(await world.lookUp(link.guid)).toEqual(nothing(state));
});

test("what is guessed, what is of another kind and what is no link at all is answered alike, and logged nowhere", async () => {
  const { guid } = await world.linked(await world.give(), "extra_gift");
  const asked = [crypto.randomUUID(), guid, "", "gun@exempel.se", "0".repeat(200)];
  const answers = await Promise.all(
    asked.map((lookUpGuid) => {
      const query = { type: "monthly_gift_increase", lookUpGuid };
      return api.app.inject({ method: "GET", url: lookupIdentityCall.path, query });
    }),
  );
  expect(new Set(answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
  expect(answers[0]?.json()).toEqual(nothing("unknown"));
  expect(answers[0]?.headers["cache-control"]).toContain("no-store");
  expect((await world.lookUp(guid, "extra_gift")).state).toBe("ok");
  expect(api.logs()).toContain(lookupIdentityCall.path);
  expect(api.logs()).not.toContain(guid);
});

const threeAMinute = { most: 3, seconds: 60 };
test.each<[string, LimitTable["giftLink"], string, (guid: string) => string]>([
  ["one link", { own: threeAMinute }, "203.0.113.9", (guid) => guid],
  ["one address", { address: threeAMinute }, "198.51.100.9", () => crypto.randomUUID()],
])(
  "who asks about %s again and again waits, whether the link is good or not",
  async (_, giftLink, remoteAddress, asked) => {
    const limited = await buildTestApi(api.environment.databaseUrl, {}, { giftLink });
    const { guid } = await world.linked(await world.give());
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const query = { type: "monthly_gift_increase", lookUpGuid: asked(guid) };
      const call = { method: "GET", url: lookupIdentityCall.path, query, remoteAddress } as const;
      statuses.push((await limited.app.inject(call)).statusCode);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  },
);
