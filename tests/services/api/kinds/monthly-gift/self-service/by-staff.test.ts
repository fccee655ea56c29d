import { afterEach, expect, test } from "vitest";
import { showMandate } from "../../../../../../services/api/src/kinds/monthly-gift/show.ts";
import { broughtCommands } from "../../../../../../services/api/src/modules.ts";
import { ownTestApi } from "../../../test-api.ts";
import { openBankWorld } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(() => world.forget());

const note = "Anna Ek: they called";
const run = (name: string, ...words: string[]) => {
  const command = broughtCommands[`mandate ${name}`];
  if (!command) throw new Error("No such command");
  return command.run({ db: api.db, environment: api.environment }, words, false);
};
const gift = () => world.addMandate({ ...world.active, firstDrawOn: "2099-01-28" });

test("who calls gets the same as on my pages: the amount, the day, a pause and its end, each with a mail and a line", async () => {
  const { id, shortReference: number } = await gift();
  expect(await run("amount", number, "150", note)).toMatch(/2099-01-28.*The giver gets a mail/);
  expect(await run("pause", number, "2", note)).toMatch(/2099-03-30/);
  expect(await showMandate(api.db, number)).toContain("2099-01 2099-02");
  expect(await run("day", number, "27", note)).toMatch(/2099-03-27/);
  expect(await run("resume", number, note)).toMatch(/2099-01-28/);
  expect(await world.mandate(id)).toMatchObject({ amountOre: 15_000, drawDay: 27 });
  const shown = await showMandate(api.db, number);
  for (const what of ["amount", "pause", "day", "resume"]) expect(shown).toMatch(new RegExp(`${what} +Anna Ek`));
  expect(await world.mailsOf("mandateChange")).toHaveLength(4);
});

test.each<[string, string[], RegExp]>([
  ["amount", ["1", note], /from \d+ to/],
  ["amount", ["half", note], /whole kronor/],
  ["day", ["26", note], /25, 27, 28/],
  ["pause", ["7", note], /how many months/],
  ["pause", ["2"], /who you are/],
  ["resume", [note], /does not pause/],
])("%s with %j is refused in words", async (name, words, refused) => {
  const { shortReference: number } = await gift();
  await expect(Promise.resolve().then(() => run(name, number, ...words))).rejects.toThrow(refused);
});
