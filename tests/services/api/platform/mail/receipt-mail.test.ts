import { mailPictureHref, type MailPicture } from "@hjarta-lunga/contract/calls/mail-pictures.ts";
import { myPages } from "@hjarta-lunga/contract/routes.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { download } from "../../ledger/receipts/paid-gifts.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";
import { dueMail, openDelivery } from "./delivery-tools.ts";
import { startMailServer } from "./mail-server.ts";
import type { MailServer } from "./mail-server.ts";

let database: TestDatabase;
let api: TestApi;
let server: MailServer;
let delivery: Awaited<ReturnType<typeof openDelivery>>;
beforeAll(async () => {
  database = await apiDatabase();
  api = await buildTestApi(database.url);
  server = await startMailServer();
  delivery = await openDelivery(api, server.url);
});
beforeEach(() => {
  server.letters.length = 0;
  server.raw.length = 0;
});
afterAll(async () => {
  await delivery.close();
  await server.close();
  await api.close();
  await database.drop();
});

const letterFor = async (...given: Parameters<typeof dueMail> extends [unknown, ...infer Rest] ? Rest : never) => {
  const { order, mailId } = await dueMail(api, ...given);
  await delivery.deliver({ mailId });
  const [letter, ...others] = server.letters;
  expect(others).toEqual([]);
  if (!letter) throw new Error("No letter came");
  return { order, mailId, letter };
};
const myPagesUrl = () => api.environment.siteUrl + myPages.href();
const person = { kind: "person", firstName: "Åsa", lastName: "Öberg", email: "asa@exempel.se" };

test("the mail thanks, says what was given, and tells the number to quote and whom to call", async () => {
  const { order, letter } = await letterFor({ amount: 1000.5, donor: person });
  expect(letter.subject).toBe("Tack för din gåva! Här är ditt kvitto");
  expect(letter.text?.trim().split("\n\n")).toEqual([
    "Tack för din gåva!",
    "Du har gett 1\u00a0000,50\u00a0kr till Hjärta & Lunga. Pengarna har kommit fram.",
    "De går till svensk forskning om hjärta, kärl och lungor, så att fler får leva längre och må bättre.",
    "Kvitto\nBelopp: 1\u00a0000,50\u00a0kr\nDatum: 21 november 2026\nBetalades med: Swish",
    "Kvittot är bifogat som PDF.",
    `Alla dina gåvor och kvitton finns på Mina sidor: ${myPagesUrl()}`,
    `Gåvans nummer är ${order.shortReference}. Ha det till hands om du hör av dig.`,
    "Undrar du över något? Ring 08-465 004 00 eller svara på det här mejlet, så hjälper vi dig.",
    "Varma hälsningar från oss på Hjärta & Lunga",
    "Hjärta & Lunga, Box 000, 100 00 Stockholm\nOrganisationsnummer 000000-0000\n90-konto 90 00 00-0\n" +
      "Vi har 90-konto. Det betyder att Svensk Insamlingskontroll granskar oss varje år, och att minst 75 procent av det vi samlar in går till ändamålet.",
  ]);
});

const wordsIn = (text: string) =>
  text
    .replaceAll(/https?:\S+/g, " ")
    .split(/[\s:]+/u)
    .join(" ")
    .trim();

test("the HTML says the same, with its language, and words where the text has a URL", async () => {
  const { letter } = await letterFor({ donor: person });
  const html = letter.html ?? "";
  expect(html).toMatch(/^<!doctype html>\s*<html lang="sv"/);
  expect(html).toMatch(
    /Ring <a class="link" href="tel:\+46846500400"[^>]*><span[^>]*>08-465 004 00<\/span><\/a> eller/,
  );
  const body = html
    .slice(html.indexOf("<h1"))
    .replaceAll(/<!--\[if mso\]>.*?<!\[endif\]-->/g, "")
    .replace(/<a class="onact"[^>]*>Öppna Mina sidor<\/a>/, "")
    .replaceAll(/<(?:h\d|p|td|table|br)\b[^>]*>/g, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&nbsp;", " ");
  expect(wordsIn(body)).toBe(wordsIn(letter.text ?? ""));
  expect(html).toMatch(new RegExp(`<a class="onact" href="${myPagesUrl()}"[^>]*>Öppna Mina sidor</a>`));
  expect(html).not.toMatch(/<script|<link|url\(/i);
});

test("its pictures are the house's own, the same for everybody, and any page may show them", async () => {
  const { letter } = await letterFor({ donor: person });
  const pictures = [...(letter.html ?? "").matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, url = ""]) => new URL(url));
  expect(pictures.map(({ pathname }) => pathname)).toEqual(
    ["mark", "mark-night", "microscope"].map((name) => mailPictureHref(name as MailPicture)),
  );
  for (const { pathname } of pictures) {
    const { statusCode, headers, rawPayload } = await api.app.inject({ method: "GET", url: pathname });
    expect([statusCode, headers["content-type"], headers["cross-origin-resource-policy"]]).toEqual([
      200,
      "image/png",
      "cross-origin",
    ]);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(rawPayload.subarray(1, 4).toString()).toBe("PNG");
  }
});

test("the receipt that is attached is the one that can be downloaded", async () => {
  const { order, letter } = await letterFor({ donor: person });
  const [attached, ...others] = letter.attachments;
  expect(others).toEqual([]);
  expect(attached).toMatchObject({
    filename: `kvitto-${order.shortReference}.pdf`,
    mimeType: "application/pdf",
    disposition: "attachment",
  });
  const pdf = Buffer.from(attached?.content as ArrayBuffer);
  expect(pdf.equals((await download(api, order.reference)).rawPayload)).toBe(true);
  expect((await readPdf(pdf)).words).toContain("Givare Åsa Öberg");
});

test("an English order has an English mail", async () => {
  const { order, letter } = await letterFor({ language: "en", donor: person });
  expect(letter.subject).toBe("Thank you for your gift! Here is your receipt");
  expect(letter.text).toContain("You have given 250\u00a0kr to Hjärta & Lunga.");
  expect(letter.text).toContain(`The gift number is ${order.shortReference}.`);
  expect(letter.html).toContain('<html lang="en"');
});

test("it comes from the charity, is answered to the charity, and says that a machine sent it", async () => {
  const { mailId, letter } = await letterFor({ donor: person });
  expect(letter.from).toMatchObject({ name: "Hjärta & Lunga", address: "gava@hjarta-lunga.test" });
  expect(letter.to).toEqual([{ name: "", address: "asa@exempel.se" }]);
  expect(letter.replyTo).toMatchObject([{ address: "hej@hjarta-lunga.test" }]);
  expect(letter.messageId).toBe(`<${mailId}@hjarta-lunga.test>`);
  expect(letter.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
});

test("an anonymous donor who left an address gets the mail, and nobody is named", async () => {
  const { letter } = await letterFor({ donor: { kind: "anonymous", email: "nagon@exempel.se" } });
  const pdf = Buffer.from(letter.attachments[0]?.content as ArrayBuffer);
  expect((await readPdf(pdf)).words).not.toContain("Givare");
});

test("neither name, personal number nor the secret reference is in the mail's words", async () => {
  const donor = { ...person, personalNumber: "19760701-2387" };
  const { order, letter } = await letterFor({ donor });
  const words = [letter.subject, letter.text, letter.html].join("\n");
  for (const secret of ["Åsa", "Öberg", "19760701", "2387", order.reference]) expect(words).not.toContain(secret);
});
