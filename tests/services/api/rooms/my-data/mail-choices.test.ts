import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { persons } from "../../../../../services/api/src/platform/database/tables/my-data.ts";
import {
  listMailChoices,
  mailChoiceCommands,
} from "../../../../../services/api/src/rooms/my-data/staff-mail-choices.ts";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { another, somebody } from "../../identity/bankid/bankid-world.ts";
import { openContactWorld, type ContactWorld } from "./contact-world.ts";

let world: ContactWorld;
beforeAll(async () => {
  world = await openContactWorld();
});
afterAll(() => world.close());

const noChoice = { news: false, reminders: false, letter: false };

const listed = async (choice: "news" | "reminders" | "letter") => {
  let csv = "";
  const said = await listMailChoices(world.api.db, {
    choice,
    write: (made) => {
      csv = made;
      return Promise.resolve();
    },
  });
  return { said, csv };
};

test("staff list who chose a mail under their details, with where it goes, and hear of who gave no address", async () => {
  const { change } = await world.identified();
  const { change: changeOther } = await world.identified(another);
  const { db } = world.api;
  await db
    .update(persons)
    .set({ email: "asa@exempel.se" })
    .where(eq(persons.id, (await world.personOf(somebody)).id));
  expect((await listed("news")).csv).toBe("");

  await change({ change: "choices", choices: { ...noChoice, news: true, letter: true } });
  await changeOther({ change: "choices", choices: { ...noChoice, news: true } });
  const news = await listed("news");
  expect(news.csv).toContain('"asa@exempel.se"');
  expect(news.csv.trim().split("\r\n")).toHaveLength(2);
  expect(news.said).toContain("In the file: 1. 1 more want it");

  expect((await listed("letter")).said).toContain("No file was written. 1 more want it");
  await change({ change: "address", address: { street: "Storgatan 1", postalCode: "11122", town: "Stockholm" } });
  expect((await listed("letter")).csv).toContain(`"Storgatan 1";"111\u00a022";"Stockholm"`);

  await change({ change: "choices", choices: noChoice });
  expect((await listed("letter")).csv).toBe("");
});

test("who reads the list says who they are and why, and a choice that there is not is refused", async () => {
  const staff = (...typed: string[]) =>
    runCommand(mailChoiceCommands, { db: world.api.db, environment: world.api.environment }, [
      "mail-choices",
      "list",
      ...typed,
    ]);
  await expect(staff("news", "/tmp/news.csv")).rejects.toThrow(/Say who you are/);
  await expect(staff("all", "/tmp/all.csv", "Anna Ek: utskick")).rejects.toThrow("Say which: news, reminders, letter.");
});
