import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { giftLinks, giftMailings } from "../../../../../services/api/src/platform/database/tables/gift-links.ts";
import {
  makeMailing,
  revokeMailing,
  showMailings,
} from "../../../../../services/api/src/kinds/linked-gift/mailings.ts";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { ownTestApi } from "../../test-api.ts";
import { linkWorld } from "./link-world.ts";

const api = await ownTestApi();
const world = linkWorld(api);

test("a mailing has a line for each active gift with name, e-mail and link, and the link is kept nowhere", async () => {
  const gun = await world.give();
  const bo = await world.give({ giverFirstName: "=Bo", giverLastName: 'E"k', email: "bo@exempel.se" });
  const [ended, withoutAmount] = [await world.give({ state: "revoked" }), await world.give({ amountOre: null })];
  const silent = await world.give({ email: null });
  const { csv, links } = await world.mail("monthly_gift_increase", []);
  expect(links).toBe(2);
  const lines = csv.trim().split("\r\n");
  expect(lines).toHaveLength(3);
  const link = "http://localhost:8000/oka-manadsgava/\\?type=monthly_gift_increase&lookUpGuid=[0-9a-f-]{36}";
  expect(lines[0]).toBe('"name","email","link"');
  expect(csv).toMatch(new RegExp(`^"Gun Margareta Ek","gun@exempel.se","${link}"$`, "m"));
  expect(csv).toMatch(new RegExp(`^"'=Bo E""k","bo@exempel.se","${link}"$`, "m"));
  const rows = await api.db.select().from(giftLinks);
  expect(rows.map(({ mandateId }) => mandateId).sort()).toEqual([gun.id, bo.id].sort());
  const guids = [...csv.matchAll(/lookUpGuid=([\w-]+)/g)].map(([, guid = ""]) => guid);
  for (const guid of guids) expect(JSON.stringify(rows)).not.toContain(guid);
  // Something extra may be given on a consent without an amount.
  expect((await world.mail("extra_gift", [withoutAmount.shortReference])).links).toBe(1);
  // Who has no e-mail address to undo it by is sent no link that raises a gift.
  const raising = world.mail("monthly_gift_increase", [silent.shortReference]);
  await expect(raising).rejects.toThrow(silent.shortReference);
  const unknown = world.mail("extra_gift", [gun.shortReference, ended.shortReference]);
  await expect(unknown).rejects.toThrow(ended.shortReference);
});

test("when the file cannot be written there is no mailing", async () => {
  const { shortReference } = await world.give();
  const before = await api.db.$count(giftMailings);
  const mailing = { kind: "extra_gift", note: "Anna Ek", days: 60 } as const;
  const failing = () => Promise.reject(new Error("the disk is full"));
  const deps = { db: api.db, tokens: world.tokens, siteUrl: "" };
  await expect(makeMailing(deps, { ...mailing, shortReferences: [shortReference] }, failing)).rejects.toThrow("full");
  expect(await api.db.$count(giftMailings)).toBe(before);
});

test("who made a mailing and who revoked it is kept, and it is revoked once", async () => {
  const row = await world.give();
  const { mailing, guid } = await world.linked(row);
  await revokeMailing(api.db, mailing, "Bo Ek: wrong list");
  await expect(revokeMailing(api.db, mailing, "Bo Ek: again")).rejects.toThrow("revoked already");
  expect(await showMailings(api.db)).toMatch(
    new RegExp(`${mailing}.*Anna Ek: the letter of spring +1 +0 .*Bo Ek: wrong list`),
  );
  expect((await world.increase(guid)).statusCode).toBe(404);
});

test("a year after its links have expired a mailing goes, and what it changed stays", async () => {
  const row = await world.give();
  const [old, young] = [await world.linked(row), await world.linked(row)];
  await world.increase(old.guid);
  const isOf = (mailing: string) => eq(giftMailings.shortReference, mailing);
  const ago = (interval: string) => ({ expiresAt: sql`now() - ${interval}::interval` });
  await api.db.update(giftMailings).set(ago("366 days")).where(isOf(old.mailing));
  await api.db.update(giftMailings).set(ago("364 days")).where(isOf(young.mailing));
  await runRetention(api.db);
  expect((await world.lookUp(old.guid)).state).toBe("unknown");
  expect((await world.lookUp(young.guid)).state).toBe("expired");
  expect(await world.amountOf(row.id)).toBe(25_000);
});
