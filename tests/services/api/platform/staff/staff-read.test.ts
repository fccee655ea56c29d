import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { commands } from "../../../../../services/api/src/commands.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { staffReads } from "../../../../../services/api/src/platform/database/tables/my-data.ts";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { lastReadOf } from "../../../../../services/api/src/platform/staff/staff-read.ts";
import { openMandateWorld, type MandateWorld } from "../../kinds/monthly-gift/mandate-world.ts";

let world: MandateWorld;
let given: Awaited<ReturnType<MandateWorld["given"]>>;
beforeAll(async () => {
  world = await openMandateWorld();
  given = await world.given();
  await world.api.db.update(mails).set({ refusedAt: sql`now()`, refusal: "550" });
});
afterAll(() => world.close());
/** As nobody can who uses the API: the trigger is put aside. */
beforeEach(() =>
  world.api.db.transaction(async (tx) => {
    await tx.execute(sql`alter table staff_read disable trigger all`);
    await tx.execute(sql`delete from staff_read`);
    await tx.execute(sql`alter table staff_read enable trigger all`);
  }),
);

const run = (typed: string[], staff?: string) =>
  runCommand(commands, { db: world.api.db, environment: world.api.environment }, typed, staff);
const address = ({ email }: typeof given) => email ?? "no address";
const lines = () => world.api.db.select().from(staffReads).orderBy(asc(staffReads.entry));

test("who looks at one giver leaves a line of who, why and whose, which the giver can be told", async () => {
  const shown = await run(["mandate", "show", given.shortReference, "Anna Ek: rang om dagen"]);
  expect(shown).toContain(given.shortReference);
  const line = { who: "Anna Ek", why: "rang om dagen", command: "mandate show", personLookup: given.holderLookup };
  expect(await lines()).toMatchObject([line]);
  expect(await lastReadOf(world.api.db, given.holderLookup)).toMatchObject({ who: "Anna Ek", why: "rang om dagen" });
  expect(await lastReadOf(world.api.db, "another")).toBeNull();
  expect(await run(["staff-reads", "list"])).toMatch(/Anna Ek +rang om dagen +mandate show +one person's/);
});

test("a command that keeps who and why itself is handed what stands in STAFF", async () => {
  expect(await run(["mandate", "pause", given.shortReference, "1"], "Anna Ek: ringde")).toContain("Done.");
});

test("who and why may stand in STAFF, and what is typed comes first", async () => {
  await run(["mandate", "list", "active"], "Bo Ek: dagens lista");
  await run(["mandate", "list", "active", "Anna Ek: revisionen"], "Bo Ek: dagens lista");
  expect((await lines()).map(({ who, personLookup }) => [who, personLookup])).toEqual([
    ["Bo Ek", null],
    ["Anna Ek", null],
  ]);
});

test.each(Object.entries(commands).filter(([, { reads }]) => reads !== "nobody" && reads !== "manyIfSaid"))(
  "%s shows nothing to who does not say who they are",
  async (name) => {
    await expect(run([...name.split(" "), "1"])).rejects.toThrow("Say who you are and why");
    expect(await lines()).toEqual([]);
  },
);

test("nothing is shown when the line could not be written", async () => {
  await world.api.db.execute(sql`alter table staff_read rename to staff_read_away`);
  const asked = run(["mandate", "show", given.shortReference, "Anna Ek: rang"]);
  await expect(asked).rejects.toThrow();
  await world.api.db.execute(sql`alter table staff_read_away rename to staff_read`);
});

test("what waits for somebody is listed for a monitor without anybody's address, and with it for who says who they are", async () => {
  const forMonitor = await run(["attention"]);
  expect(forMonitor).toContain("Mail that was refused for good, or came too late to be sent: 1");
  expect(forMonitor).not.toContain(address(given));
  expect(await lines()).toEqual([]);
  expect(await run(["attention"], "Anna Ek: dagens lista")).toContain(address(given));
  expect(await lines()).toMatchObject([{ command: "attention" }]);
});

test("a command that says it reads nobody names nobody", async () => {
  const [mandate] = await world.api.db.select().from(mandates);
  const name = mandate?.holderName ?? "nobody";
  const quiet = Object.entries(commands).filter(([one, { reads }]) => reads === "nobody" && one.endsWith("list"));
  for (const [one] of quiet) {
    const shown = await run(one.split(" "));
    expect(shown).not.toContain(name);
    expect(shown).not.toContain(address(given));
  }
});
