import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { mandates } from "../../../../../../services/api/src/platform/database/tables/mandates.ts";
import { orders } from "../../../../../../services/api/src/platform/database/tables/orders.ts";
import { bankSections } from "../../../../../../services/api/src/kinds/monthly-gift/attention.ts";
import { showSections } from "../../../../../../services/api/src/platform/staff/section.ts";
import { linkWorld } from "../../linked-gift/link-world.ts";
import { ownTestApi } from "../../../test-api.ts";
import { openBankWorld } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(async () => {
  await world.send();
  await world.forget();
});

/** Encrypted with a key that nobody has any more. */
const unreadable = () => randomBytes(60);
const attention = () => showSections(api.db, bankSections(api.environment));
const lines = async () => {
  await world.send();
  const files = await world.bankFiles("toBank");
  return (await Promise.all(files.map(({ name }) => world.linesTo(name)))).flat();
};
const mend = (id: string, values: Partial<typeof mandates.$inferInsert>) =>
  api.db.update(mandates).set(values).where(eq(mandates.id, id));

test.each<[string, Partial<typeof mandates.$inferInsert>]>([
  ["whose account cannot be read", { account: unreadable() }],
  ["whose key is gone", { keyVersion: 77 }],
  ["whose payer number does not go into its field", { payerNumber: "4711" }],
])("a new mandate %s is left out alone, listed, and goes the night after it is mended", async (_what, wrong) => {
  const broken = await world.addMandate();
  const { account, keyVersion, payerNumber } = broken;
  await mend(broken.id, wrong);
  const [whole, drawn] = [await world.addMandate(), await world.addMandate(world.active)];
  await world.night("2026-12-18");
  const sent = (await lines()).join("\n");
  expect(sent).toContain(`040009000000${whole.payerNumber}`);
  expect(sent).toMatch(new RegExp(`^82.{13}${drawn.payerNumber}`, "m"));
  expect((await world.mandate(whole.id))?.state).toBe("sent");
  expect(await world.mandate(broken.id)).toMatchObject({ state: "signed", bankInstruction: "add" });
  expect(await attention()).toMatch(
    new RegExp(`Mandates that the night's file was written without: 1\\n[\\s\\S]*\\n${broken.shortReference} `),
  );
  await world.night("2026-12-21");
  expect(await world.bankFiles("toBank")).toHaveLength(1);
  await mend(broken.id, { account, keyVersion, payerNumber });
  await world.night("2026-12-22");
  expect((await lines()).join("\n")).toContain(`040009000000${payerNumber}`);
  expect(await attention()).toContain("was written without: none");
});

test("one that is taken back and cannot be told to the bank is left out, listed, and told once it is mended", async () => {
  const { id, payerNumber, shortReference } = await world.addMandate({ state: "revoked", bankInstruction: "remove" });
  await mend(id, { payerNumber: "4711" });
  await world.addMandate();
  await world.night("2026-12-21");
  expect(await lines()).toHaveLength(2);
  expect(await attention()).toContain(shortReference);
  await mend(id, { payerNumber });
  await world.night("2026-12-22");
  expect((await lines()).join("\n")).toContain(`030009000000${payerNumber}`);
  expect(await attention()).toContain("was written without: none");
});

const another = { giverFirstName: "Birgitta", giverLastName: "Sundin" };
test.each<[string, Partial<typeof mandates.$inferInsert>]>([
  ["whose giver cannot be read", { ...another, giverNumber: unreadable() }],
  ["whose payer number does not go into its field", { payerNumber: "4711" }],
  ["that the database refuses to make an order of", { language: null as unknown as "sv" }],
])(
  "of many draws the one %s is left out alone, without an order, and drawn once it is mended",
  async (_what, wrong) => {
    const all = [];
    for (let count = 0; count < 9; count += 1) all.push(await world.addMandate(world.active));
    const broken = all[4];
    if (!broken) throw new Error("None");
    if ("language" in wrong) await api.db.execute(sql`alter table mandate alter language drop not null`);
    await mend(broken.id, wrong);
    await world.night("2026-12-18");
    expect((await world.draws()).map(({ mandateId }) => mandateId).sort()).toEqual(
      all.flatMap(({ id }) => (id === broken.id ? [] : [id])).sort(),
    );
    expect(await lines()).toHaveLength(1 + 8);
    expect(await api.db.$count(orders)).toBe(8);
    expect(await attention()).toMatch(new RegExp(`was written without: 1\\n[\\s\\S]*\\n${broken.shortReference} `));
    const { payerNumber, language } = broken;
    await mend(broken.id, { payerNumber, language, giverFirstName: null, giverLastName: null, giverNumber: null });
    await api.db.execute(sql`alter table mandate alter language set not null`);
    await world.night("2026-12-21");
    expect(await world.draws()).toHaveLength(9);
    expect((await lines()).filter((line) => line.startsWith("82"))).toHaveLength(9);
    expect(await attention()).toContain("was written without: none");
  },
);

test("a database that is away for a moment is no mandate's fault: the whole night is tried anew", async () => {
  for (let count = 0; count < 3; count += 1) await world.addMandate(world.active);
  await api.db.execute(sql`create function refuse_for_now() returns trigger language plpgsql as
    $$ begin raise exception 'not now' using errcode = 'deadlock_detected'; end $$`);
  await api.db.execute(sql`create trigger refuse_for_now before insert on orders execute function refuse_for_now()`);
  await expect(world.night("2026-12-18")).rejects.toThrow();
  await api.db.execute(sql`drop function refuse_for_now cascade`);
  expect(await attention()).toContain("was written without: none");
  await world.night("2026-12-18");
  expect(await world.draws()).toHaveLength(3);
});

test("something extra that cannot be written waits alone, and is drawn once it is mended", async () => {
  const links = linkWorld(api);
  const row = await world.addMandate({ ...world.active, drawDay: 25, firstDrawOn: "2030-01-25" });
  const other = await world.addMandate({
    ...world.active,
    drawDay: 25,
    firstDrawOn: "2030-01-25",
    holder: "193805179177",
  });
  for (const one of [row, other]) {
    const { guid } = await links.linked(one, "extra_gift");
    expect((await links.giveExtra(guid)).statusCode).toBe(201);
  }
  await mend(row.id, { payerNumber: "4711" });
  await world.night("2026-12-18");
  expect((await lines()).filter((line) => line.startsWith("82"))).toHaveLength(1);
  expect(await attention()).toContain(row.shortReference);
  await mend(row.id, { payerNumber: row.payerNumber });
  await world.night("2026-12-21");
  expect((await lines()).filter((line) => line.startsWith("82"))).toHaveLength(2);
});
