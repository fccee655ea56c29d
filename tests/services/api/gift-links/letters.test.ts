import { extraDrawReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestDatabase } from "../../../../scripts/testing/test-database.ts";
import { mandateChanges } from "../../../../services/api/src/database/tables/gift-links.ts";
import { formatDay } from "../../../../services/api/src/receipts/format.ts";
import { startMailServer } from "../mail/mail-server.ts";
import type { MailServer } from "../mail/mail-server.ts";
import { apiDatabase, buildTestApi } from "../test-api.ts";
import type { TestApi } from "../test-api.ts";
import { linkWorld } from "./link-world.ts";
import type { LinkWorld } from "./link-world.ts";

let database: TestDatabase;
let api: TestApi;
let world: LinkWorld;
let server: MailServer;
beforeAll(async () => {
  database = await apiDatabase();
  server = await startMailServer();
  api = await buildTestApi(database.url, { SMTP_URL: server.url });
  world = linkWorld(api);
});
beforeEach(() => {
  server.letters.length = 0;
});
afterAll(async () => {
  await api.close();
  await server.close();
  await database.drop();
});

/** The letter that comes next. */
const delivered = async (place: number) => {
  await expect.poll(() => server.letters.length).toBe(place);
  const letter = server.letters[place - 1];
  return { subject: letter?.subject, text: letter?.text ?? "" };
};

test("a mail says from when the gift is raised, and its link undoes it; another tells that it is undone", async () => {
  const row = await world.give({ firstDrawOn: "2099-01-28" });
  const { guid } = await world.linked(row);
  await world.increase(guid);
  const [change] = await api.db.select().from(mandateChanges).where(eq(mandateChanges.mandateId, row.id));
  const raised = await delivered(1);
  expect(raised.subject).toBe("Tack, din månadsgåva är höjd");
  expect(raised.text).toContain(
    "Från och med den 28\u00a0januari\u00a02099 ger du 250\u00a0kr varje månad i stället för 200\u00a0kr.",
  );
  const [, id = "", token = ""] = /\/oka-manadsgava\/#([0-9a-f-]{36})\.([\w-]{43})\s/.exec(raised.text) ?? [];
  expect(id).toBe(change?.id);
  // No name: what a visitor wrote has no place in a mail that we send.
  expect(raised.text).not.toContain("Gun");

  expect((await world.undo(id, token)).json()).toMatchObject({ state: "undone" });
  const undone = await delivered(2);
  expect(undone.subject).toBe("Höjningen av din månadsgåva är ångrad");
  expect(undone.text).toContain("ger du 200\u00a0kr varje månad igen, i stället för 250\u00a0kr");
  expect(undone.text).not.toContain("#");
  // What is on its way to the bank was raised: the old amount is the one that holds again.
  expect(undone.text).toContain("kan ha det högre beloppet");
  expect(raised.text).toContain("har det gamla beloppet");
});

test("who gives in English is written to in English", async () => {
  const row = await world.give({ language: "en" });
  await world.increase((await world.linked(row)).guid);
  expect((await delivered(1)).subject).toBe("Thank you, your monthly gift has been raised");
});

test("a mail says when an extra gift is drawn and from which account, and its link takes it back; another says so", async () => {
  const row = await world.give({ firstDrawOn: "2099-01-28" });
  const { guid } = await world.linked(row, "extra_gift");
  const { drawOn, undoUntil } = extraDrawReceipt.parse((await world.giveExtra(guid)).json());
  const agreed = await delivered(1);
  expect(agreed.subject).toBe("Tack för din extra gåva");
  expect(agreed.text).toContain(
    `Den ${formatDay(drawOn, "sv")} drar vi 300\u00a0kr från ditt konto i SEB som slutar på 2343.`,
  );
  expect(agreed.text).toContain("Din månadsgåva är som den var.");
  expect(agreed.text).toContain(`före klockan 18 den ${formatDay(undoUntil, "sv")}`);
  expect(agreed.text).not.toContain("Gun");
  const [, id = "", token = ""] = /\/extra-gava\/#([0-9a-f-]{36})\.([\w-]{43})\s/.exec(agreed.text) ?? [];
  expect((await world.undoExtra(id, token)).json()).toMatchObject({ state: "undone" });
  const undone = await delivered(2);
  expect(undone.subject).toBe("Din extra gåva är ångrad");
  expect(undone.text).toContain(`Vi drar inte 300\u00a0kr den ${formatDay(drawOn, "sv")}.`);
  expect(undone.text).not.toContain("#");
});
