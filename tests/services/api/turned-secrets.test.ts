import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestDatabase } from "../../../scripts/testing/test-database.ts";
import { EnvironmentError, readEnvironment } from "../../../services/api/src/platform/environment/environment.ts";
import { senderTokens } from "../../../services/api/src/shared/cards/sender-changes.ts";
import { linkWorld } from "./kinds/linked-gift/link-world.ts";
import { apiDatabase, buildTestApi, type TestApi } from "./test-api.ts";

const [old, fresh] = ["an old secret of thirty-two signs.", "a fresh secret of thirty-two signs."];
/** The order in which the processes of a house are changed: first all know the new one, then it is written with. */
const steps = [old, `${old},${fresh}`, `${fresh},${old}`, fresh];

let database: TestDatabase;
let apis: TestApi[];
beforeAll(async () => {
  database = await apiDatabase();
  apis = [];
  for (const GIFT_LINK_SECRET of steps) apis.push(await buildTestApi(database.url, { GIFT_LINK_SECRET }));
});
afterAll(async () => {
  for (const api of apis) await api.close();
  await database.drop();
});

test.each([
  ["before the turn and while all learn the new secret", 0, 1],
  ["while it is turned", 1, 2],
  ["after it was turned", 2, 3],
])(
  "processes %s know each other's links to monthly givers, made and pressed while both run",
  async (_what, one, other) => {
    const worlds = apis.slice(one, other + 1).map(linkWorld);
    await Promise.all(
      worlds.flatMap((maker) =>
        worlds.map(async (reader) => {
          const { guid } = await maker.linked(await maker.give());
          expect((await reader.lookUp(guid)).state).toBe("ok");
          expect((await reader.increase(guid)).statusCode).toBe(201);
        }),
      ),
    );
  },
);

test("a link of the old secret is unknown once that is nowhere any more", async () => {
  const [first, , , last] = apis.map(linkWorld);
  if (!first || !last) throw new Error("There is no API");
  const { guid } = await first.linked(await first.give());
  expect((await last.lookUp(guid)).state).toBe("unknown");
});

test("the link of a card's sender is known by any of the secrets, and by no other", () => {
  const card = { id: crypto.randomUUID(), linkVersion: 1 };
  const token = senderTokens(old).of(card);
  expect(senderTokens(`${fresh},${old}`).isOf(card, token)).toBe(true);
  expect(senderTokens(`${fresh},${old}`).of(card)).toBe(senderTokens(fresh).of(card));
  expect(senderTokens(fresh).isOf(card, token)).toBe(false);
});

test("each of several secrets is long enough", () => {
  expect(() => readEnvironment({ DATABASE_URL: "postgres://a@b/c", CARD_LINK_SECRET: `${fresh},short` })).toThrow(
    EnvironmentError,
  );
});
