import { bankIdPurposes, type BankIdAction, type BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { identified, signed } from "../../../../../services/api/src/identity/bankid/session.ts";
import { openBankIdWorld, somebody, type BankIdWorld } from "./bankid-world.ts";

const [toSee, toSign] = bankIdPurposes;
let world: BankIdWorld;
beforeAll(async () => {
  world = await openBankIdWorld();
});
beforeEach(() => world.control("POST", "/reset", {}));
afterAll(() => world.close());

type Browser = ReturnType<BankIdWorld["browser"]>;
type Proof = { token: string; session: string | undefined; purpose: BankIdPurpose; text: string };

/** Somebody has identified, or signed: what their page and their cookie hold. */
const prove = async (
  action: BankIdAction,
  { browser = world.browser(), purpose = toSign }: { browser?: Browser; purpose?: BankIdPurpose } = {},
): Promise<Proof> => {
  const { order, text } = await (action === "auth" ? browser.authenticate({ purpose }) : browser.sign());
  await world.approve();
  await world.letTimePass();
  const { token } = await browser.poll(order);
  return { token: token ?? "", session: browser.cookie().split("=")[1], purpose, text: text ?? "" };
};
const redeem: Record<BankIdAction, (proof: Proof) => Promise<unknown>> = {
  auth: (proof) => identified(world.api.db, world.api, proof),
  sign: (proof) => world.api.db.transaction((tx) => signed(tx, world.api, proof)),
};
const other = { auth: "sign", sign: "auth" } as const;

const wrongs: [string, (action: BankIdAction) => Partial<Proof> | Promise<Partial<Proof>>][] = [
  ["in another browser", () => ({ session: "x".repeat(43) })],
  ["in a browser that has no cookie of ours", () => ({ session: undefined })],
  ["for another purpose", () => ({ purpose: toSee })],
  ["that is guessed", () => ({ token: "g".repeat(43) })],
  ["of another one's", async (action) => ({ token: (await prove(action)).token })],
  ["with another one's cookie", async (action) => ({ session: (await prove(action)).session })],
  ["of what was not done", async (action) => ({ token: (await prove(other[action])).token })],
];
const all = (["auth", "sign"] as const).flatMap((action) => wrongs.map((wrong) => [action, ...wrong] as const));
test.each(all)("a token of %s %s is refused, and is still good where it belongs", async (action, _what, wrong) => {
  const proof = await prove(action);
  await expect(redeem[action]({ ...proof, ...(await wrong(action)) })).rejects.toThrow("unauthorized");
  expect(await redeem[action](proof)).toMatchObject({ personalNumber: somebody });
});

test.each(["auth", "sign"] as const)("a token of %s is refused when it is out of date", async (action) => {
  const proof = await prove(action);
  await world.api.db.execute(sql`update bankid_token set expires_at = now() - interval '1 second'`);
  await expect(redeem[action](proof)).rejects.toThrow("unauthorized");
});

test("of many that hand in one signature at once, one is heard", async () => {
  const proof = await prove("sign");
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => redeem.sign(proof)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a signature is not used up by what came to nothing", async () => {
  const proof = await prove("sign");
  const broken = world.api.db.transaction(async (tx) => {
    await signed(tx, world.api, proof);
    throw new Error("the mandate was not kept");
  });
  await expect(broken).rejects.toThrow("the mandate was not kept");
  expect(await redeem.sign(proof)).toMatchObject({ personalNumber: somebody });
});

test.each<[string, (browser: Browser) => Promise<Partial<Proof>>]>([
  ["of another browser", () => prove("auth")],
  ["for another purpose", (browser) => prove("auth", { browser, purpose: toSee })],
  ["of a signature", (browser) => prove("sign", { browser })],
  ["that is guessed", async (browser) => ({ ...(await prove("auth", { browser })), token: "g".repeat(43) })],
  [
    "from before the browser identified anew",
    async (browser) => {
      const earlier = await prove("auth", { browser });
      await prove("auth", { browser });
      return earlier;
    },
  ],
  [
    "that is out of date",
    async (browser) => {
      const proof = await prove("auth", { browser });
      await world.api.db.execute(sql`update bankid_token set expires_at = now() - interval '1 second'`);
      return proof;
    },
  ],
])("nobody signs with a token %s: BankID hears nothing, and the browser keeps its cookie", async (_what, take) => {
  const browser = world.browser();
  const { token } = await take(browser);
  const [cookie, orders] = [browser.cookie(), (await world.theirs()).length];
  const refused = await browser.trySign({ token });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, "unauthorized"]);
  expect((await world.theirs()).length).toBe(orders);
  expect(browser.cookie()).toBe(cookie);
});

test("a cookie that an attacker plants into a browser gives them nothing of what is done there", async () => {
  const attacker = world.browser();
  const theirs = await prove("auth", { browser: attacker });
  const planted = attacker.cookie();
  const victim = world.browser();
  const own = await prove("auth", { browser: victim });
  victim.take(planted);
  // The page's token and the cookie are not of one identification.
  expect((await victim.trySign({ token: own.token })).statusCode).toBe(401);
  victim.take(planted);
  const begun = await victim.sign();
  expect(victim.cookie()).not.toBe(planted);
  await world.approve();
  await world.letTimePass();
  for (const path of [bankIdCalls.poll.path, bankIdCalls.cancel.path])
    expect(
      (await attacker.call(path, path === bankIdCalls.cancel.path ? begun.order : { order: begun.order })).statusCode,
    ).toBe(404);
  const { token } = await victim.poll(begun.order);
  const stolen = { ...theirs, token: token ?? "", text: begun.text ?? "" };
  await expect(redeem.sign(stolen)).rejects.toThrow("unauthorized");
});
