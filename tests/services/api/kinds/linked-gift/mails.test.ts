import { extraDrawReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { mandateChanges } from "../../../../../services/api/src/platform/database/tables/gift-links.ts";
import { queueMail } from "../../../../../services/api/src/platform/mail/outbox.ts";
import { moveMandate } from "../../../../../services/api/src/kinds/monthly-gift/move.ts";
import { formatDay } from "../../../../../services/api/src/ledger/receipts/format.ts";
import { startMailServer } from "../../platform/mail/mail-server.ts";
import type { MailServer } from "../../platform/mail/mail-server.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";
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

/** Another account that the holder has signed and the bank is still to take. */
const onItsWay = (row: Awaited<ReturnType<LinkWorld["give"]>>, amountOre: number) =>
  world.give({
    ...{ holderLookup: row.holderLookup, replaces: row.id, accountLookup: crypto.randomUUID(), amountOre },
    ...{ bankName: "Handelsbanken", accountEnding: "7788", state: "sent", drawDay: 25, firstDrawOn: "2099-03-25" },
    createdAt: new Date(Date.now() + 1_000),
  });
const spaced = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  ["is raised with it", 20_000, "drar vi 250 kr varje månad därifrån i stället, tidigast den 25 mars 2099."],
  [
    "has another amount signed",
    50_000,
    "drar vi 500 kr varje månad därifrån i stället, som du har skrivit under, tidigast den 25 mars 2099. Höjningen följer inte med dit.",
  ],
])(
  "while another account that %s is on its way, the mails say what is drawn from which, and when",
  async (...given) => {
    const [, signed, told] = given;
    const row = await world.give({ firstDrawOn: "2099-01-28" });
    await onItsWay(row, signed);
    await world.increase((await world.linked(row)).guid);
    const raised = spaced((await delivered(1)).text);
    expect(raised).toContain(
      "Tills banken har godkänt ditt nya konto drar vi 250 kr varje månad i stället för 200 kr från det gamla, tidigast den 28 januari 2099.",
    );
    expect(raised).toContain(`När banken har godkänt ditt konto i Handelsbanken som slutar på 7788 ${told}`);
    expect(raised).not.toContain("Från och med");
    const [change] = await api.db.select().from(mandateChanges).where(eq(mandateChanges.mandateId, row.id));
    await world.undo(change?.id ?? "");
    const undone = spaced((await delivered(2)).text);
    expect(undone).toContain("drar vi 200 kr varje månad igen, i stället för 250 kr, från det gamla");
    expect(undone).toContain(`slutar på 7788 drar vi ${signed / 100} kr varje månad därifrån i stället`);
    expect(undone).not.toContain("Höjningen följer");
  },
);

test("a mail that goes when the bank has taken the other account says what is drawn from that one", async () => {
  const row = await world.give({ firstDrawOn: "2099-01-28" });
  const next = await onItsWay(row, 50_000);
  const change = { id: crypto.randomUUID(), mandateId: row.id, number: 1, fromOre: 20_000, toOre: 25_000 };
  await api.db.insert(mandateChanges).values({ ...change, holdsFrom: "2099-01-28", linkId: crypto.randomUUID() });
  await api.db.transaction((tx) => moveMandate(tx, next.id, { to: "active", who: "bank", code: "32" }));
  const about = { ownerId: row.id, template: "mandateChange", version: 1, recipient: "gun@exempel.se" } as const;
  await api.db.transaction((tx) => queueMail(tx, api.jobs, about));
  const text = spaced((await delivered(1)).text);
  expect(text).toContain("Därifrån drar vi 500 kr varje månad, nästa gång den 25 mars 2099.");
  expect(text).not.toContain("250 kr");
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
