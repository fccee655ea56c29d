import type { BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { holderLookup as holderLookupOf } from "../../../../../services/api/src/kinds/monthly-gift/numbers.ts";
import { another, openBankIdWorld, somebody } from "../../identity/bankid/bankid-world.ts";
import type { BankIdWorld } from "../../identity/bankid/bankid-world.ts";
import { linkWorld } from "./link-world.ts";
import type { LinkWorld } from "./link-world.ts";

let bankId: BankIdWorld;
let world: LinkWorld;
beforeAll(async () => {
  bankId = await openBankIdWorld();
  world = linkWorld(bankId.api);
});
beforeEach(() => bankId.control("POST", "/reset", {}));
afterAll(() => bankId.close());

const holderLookup = () => holderLookupOf(bankId.api.environment, somebody);

const linked = async (kind: LinkedGiftKind, given: Parameters<LinkWorld["give"]>[0] = {}) => {
  const row = await world.give({ holderLookup: holderLookup(), accountLookup: crypto.randomUUID(), ...given });
  return { row, ...(await world.linked(row, kind)) };
};

/** A browser in which somebody has identified. */
const identified = async (person = somebody, purpose: BankIdPurpose = "linked_gift") => {
  const browser = bankId.browser();
  const { order } = await browser.authenticate({ purpose });
  await bankId.approve(person);
  await bankId.letTimePass();
  const { token } = await browser.poll(order);
  return { token: token ?? "", cookie: browser.cookie() };
};
type Proof = Awaited<ReturnType<typeof identified>>;

const ways = {
  monthly_gift_increase: (guid: string, { token, cookie }: Partial<Proof>) =>
    world.increase(guid, { amount: 900, ...(token !== undefined && { token }) }, cookie),
  extra_gift: (guid: string, { token, cookie }: Partial<Proof>) =>
    world.giveExtra(guid, { amount: 3_000, ...(token !== undefined && { token }) }, cookie),
};
const kinds = ["monthly_gift_increase", "extra_gift"] as const;

test.each(kinds)("%s of more than a link moves is for the account's holder, who has identified", async (kind) => {
  const { row, guid } = await linked(kind);
  const { gift } = await world.lookUp(guid, kind);
  expect([gift?.mostByLink, gift?.most]).toEqual(kind === "extra_gift" ? [2_000, 100_000] : [400, 20_000]);
  const alone = await ways[kind](guid, {});
  expect([alone.statusCode, alone.json<{ code: string }>().code]).toEqual([401, "unauthorized"]);
  expect((await ways[kind](guid, await identified())).statusCode).toBe(201);
  if (kind === "monthly_gift_increase") expect(await world.amountOf(row.id)).toBe(90_000);
});

const wrongs: [string, () => Promise<Partial<Proof>>][] = [
  ["by another person", () => identified(another)],
  ["for their own pages", () => identified(somebody, "my_pages")],
  ["in another browser", async () => ({ ...(await identified()), cookie: (await identified()).cookie })],
  [
    "half an hour ago",
    async () => {
      const proof = await identified();
      await bankId.api.db.execute(sql`update bankid_token set expires_at = now() - interval '1 second'`);
      return proof;
    },
  ],
];
test.each(kinds.flatMap((kind) => wrongs.map(([what, prove]) => [kind, what, prove] as const)))(
  "%s of more is refused to who has identified %s, and the link is still good",
  async (kind, _what, prove) => {
    const { row, guid } = await linked(kind);
    const answer = await ways[kind](guid, await prove());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, "unauthorized"]);
    expect(await world.amountOf(row.id)).toBe(20_000);
    expect((await world.lookUp(guid, kind)).state).toBe("ok");
  },
);

test("no identification raises a gift above what editors let be given", async () => {
  const { row, guid } = await linked("monthly_gift_increase");
  const proof = await identified();
  const answer = await world.increase(guid, { amount: 20_001, token: proof.token }, proof.cookie);
  expect(answer.statusCode).toBe(400);
  expect(await world.amountOf(row.id)).toBe(20_000);
});

test("who has no e-mail address to undo a raise by identifies for any", async () => {
  const { row, guid } = await linked("monthly_gift_increase");
  await bankId.api.db.execute(sql`update mandate set email = null where id = ${row.id}`);
  expect((await world.increase(guid)).statusCode).toBe(401);
  const proof = await identified();
  expect((await world.increase(guid, { token: proof.token }, proof.cookie)).statusCode).toBe(201);
  expect(await world.amountOf(row.id)).toBe(25_000);
});

test("what is paid by Swish its payer approves: no identification is asked for", async () => {
  const { guid } = await linked("extra_gift");
  expect((await world.giveExtra(guid, { way: "swish", amount: 3_000 })).statusCode).toBe(201);
});
