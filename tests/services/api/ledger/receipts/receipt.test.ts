import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { download, paidGift } from "./paid-gifts.ts";
import { readPdf } from "./read-pdf.ts";

const api = await ownTestApi();

const receiptOf = async (...given: Parameters<typeof paidGift> extends [unknown, ...infer Rest] ? Rest : never) => {
  const order = await paidGift(api, ...given);
  const response = await download(api, order.reference);
  expect(response.statusCode).toBe(200);
  return { order, bytes: response.rawPayload.toString("latin1"), ...(await readPdf(response.rawPayload)) };
};

const personalNumber = "19760701-2387";
const person = { kind: "person", firstName: "Åsa", lastName: "Öberg-Ärlig", email: "asa@exempel.se" };
const company = {
  kind: "company",
  companyName: "Räksmörgås & Co AB",
  organisationNumber: "5560125790",
  email: "a@b.se",
};

const head = "Hjärta & Lunga Kvitto Tack för din gåva Den går till svensk forskning om hjärta, kärl och lungor.";
const foot =
  "90-konto 90 00 00-0 Organisationsnummer 000000-0000 Adress Box 000, 100 00 Stockholm " +
  "Frågor om gåvan? 08-465 004 00 hej@hjarta-lunga.test";

test.each([
  [
    "a person without a personal number",
    { amount: 250, donor: person },
    "250 kr",
    "Givare Åsa Öberg-Ärlig",
    "Du har inte lämnat något personnummer. Därför lämnar vi ingen kontrolluppgift om gåvan till Skatteverket.",
  ],
  [
    "a person with a personal number",
    { amount: 200, donor: { ...person, personalNumber } },
    "200 kr",
    "Givare Åsa Öberg-Ärlig",
    "Du har lämnat ditt personnummer. Vi lämnar kontrolluppgift om gåvan till Skatteverket.",
  ],
  [
    "a person who gives less than counts",
    { amount: 199.99, donor: person },
    "199,99 kr",
    "Givare Åsa Öberg-Ärlig",
    "En gåva under 200 kr ger ingen skattereduktion. Därför lämnar vi ingen kontrolluppgift till Skatteverket.",
  ],
  [
    "a company",
    { amount: 10_000, donor: company },
    "10 000 kr",
    "Givare Räksmörgås & Co AB Organisationsnummer 556012-5790",
    "Gåvan kan ge företaget skattereduktion med 20,6 % av beloppet. Högst 800 000 kr i gåvor räknas under ett år. " +
      "Ni begär reduktionen i inkomstdeklarationen. Vi lämnar kontrolluppgift om gåvan till Skatteverket.",
  ],
  [
    "somebody anonymous",
    { amount: 1000.5, donor: { kind: "anonymous" } },
    "1 000,50 kr",
    "",
    "Gåvan är anonym. Därför lämnar vi ingen kontrolluppgift till Skatteverket, och den ger ingen skattereduktion.",
  ],
])("the receipt of %s says all that was given, to the letter", async (who, given, amount, donor, tax) => {
  const { order, words } = await receiptOf(given);
  const facts =
    `Gåva till Hjärta & Lunga ${amount} Gåvans nummer ${order.shortReference} Datum 21 november 2026 ` +
    `Gåva En gåva, en gång Betalades med Swish ${donor}`;
  const address = who === "a company" ? "" : " localhost:8000/mina-sidor/";
  expect(words).toBe(`${head} ${facts.trim()} ${tax} ${foot}${address}`);
});

const beforeTheLaw = { paidAt: new Date("2025-12-31T22:59:00Z") };
const withTheLaw = { paidAt: new Date("2025-12-31T23:00:00Z") };

test.each([
  [
    "an aktiebolag that gives what counts",
    "5560125790",
    2000,
    withTheLaw,
    "kan ge företaget skattereduktion med 20,6 %",
  ],
  ["an ekonomisk förening", "7696122154", 2000, {}, "Vi lämnar kontrolluppgift om gåvan till Skatteverket."],
  ["an aktiebolag that gives a little less", "5560125790", 1999.99, {}, "ger skattereduktion från 2 000 kr."],
  ["a handelsbolag", "9697716315", 10_000, {}, "aktiebolag och ekonomiska föreningar som kan få skattereduktion"],
  ["a foundation", "8020051952", 10_000, {}, "Därför lämnar vi ingen kontrolluppgift till Skatteverket."],
  ["an aktiebolag, the year before the law", "5560125790", 2000, beforeTheLaw, "Den här gåvan är från tiden före det"],
])("a company reads what the law of the year gives it: %s", async (_who, organisationNumber, amount, payment, tax) => {
  const { words } = await receiptOf({ amount, donor: { ...company, organisationNumber } }, payment);
  expect(words).toContain(tax);
});

test("an English order has an English receipt, and a card is called a card", async () => {
  const { order, words, language, title } = await receiptOf(
    { language: "en", amount: 1000.5 },
    { method: "card", paidAt: new Date("2026-12-31T23:30:00Z") },
  );
  expect(language).toBe("en");
  expect(title).toBe(`Receipt ${order.shortReference}, Hjärta & Lunga`);
  expect(words).toContain("Receipt Thank you for your gift");
  expect(words).toContain("1,000.50 kr");
  expect(words).toContain("Paid by Card Donor Birgitta Åkerström");
  // Paid half an hour into the new year, by Swedish clocks.
  expect(words).toContain("Date 1 January 2027");
});

test("it is tagged: title, language, headings, a table, and words for the picture", async () => {
  const { order, title, language, isTagged, roles, alternatives, pages } = await receiptOf({});
  expect({ title, language, isTagged, pages }).toEqual({
    title: `Kvitto ${order.shortReference}, Hjärta & Lunga`,
    language: "sv",
    isTagged: true,
    pages: 1,
  });
  expect(roles.filter((role) => /^(H\d|Table|Figure)$/.test(role))).toEqual(["H1", "H2", "Figure", "Table"]);
  expect(alternatives).toEqual(["Ett rött hjärta som blommar framför en sol"]);
});

test.each([
  ["sv", ["Gåvans nummer", "Datum", "Gåva", "Betalades med", "Givare"]],
  ["en", ["Gift number", "Date", "Gift", "Paid by", "Donor"]],
])("each fact of it (%s) is a cell whose header says what it is", async (language, headers) => {
  const { order, cells, bytes } = await receiptOf({ language, donor: person });
  expect(cells.filter((_cell, index) => index % 2 === 0)).toEqual(headers.map((header) => `TH ${header}`));
  expect(cells.filter((_cell, index) => index % 2 === 1).every((cell) => cell.startsWith("TD "))).toBe(true);
  expect(cells).toEqual(expect.arrayContaining([`TD ${order.shortReference}`, "TD Åsa Öberg-Ärlig"]));
  const headerIds = bytes.matchAll(/\/S \/TH\s[^]*?\/ID \((\w+)\)/g);
  const headersOfCells = bytes.matchAll(/\/S \/TD\s[^]*?\/Headers \[\((\w+)\)\]/g);
  const ids = (found: Iterable<RegExpMatchArray>) => Array.from(found, ([, id]) => id).sort();
  expect(ids(headersOfCells)).toEqual(ids(headerIds));
});

test("neither the personal number nor the secret reference is on it", async () => {
  const { order, words } = await receiptOf({ donor: { ...person, personalNumber } });
  for (const secret of ["19760701", "7607", "2387", order.reference]) expect(words).not.toContain(secret);
});

test("the receipt of money that went back says so, and nothing of what the tax agency is told", async () => {
  const { order, words } = await receiptOf({ donor: { ...person, personalNumber } });
  expect(words).toContain("Vi lämnar kontrolluppgift");
  await api.db
    .update(payments)
    .set({ refundedAt: new Date("2026-11-23T11:00:00Z") })
    .where(eq(payments.id, order.paidBy));
  const after = await readPdf((await download(api, order.reference)).rawPayload);
  expect(after.words).toContain("Pengarna gick tillbaka den 23 november 2026");
  expect(after.words).not.toContain("kontrolluppgift");
});

test("a name in another alphabet comes from the form to the receipt", async () => {
  const { cells } = await receiptOf({ donor: { ...person, firstName: "A\u030asa", lastName: "王小明" } });
  expect(cells).toContain("TD Åsa 王小明");
});

test("the same order gives the same bytes, also from another process", async () => {
  const order = await paidGift(api);
  const other = await buildTestApi(api.environment.databaseUrl);
  const copies = [await download(api, order.reference), await download(other, order.reference)];
  await other.close();
  expect(copies[0]?.rawPayload.length).toBeGreaterThan(10_000);
  expect(copies[1]?.rawPayload.equals(copies[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
});
