import { mandateCall, mandatePdfHref, mandateTermsCall, paperFormHref } from "@hjarta-lunga/contract/calls/mandates.ts";
import { autogiroStatus, mandatePage, mandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { mandateChanges } from "../../../../../services/api/src/platform/database/tables/gift-links.ts";
import { mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { another, somebody } from "../../identity/bankid/bankid-world.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { account, consentRead, otherAccount, seeded } from "./mandate-samples.ts";
import { openMandateWorld } from "./mandate-world.ts";
import type { MandateWorld } from "./mandate-world.ts";

let world: MandateWorld;
beforeAll(async () => {
  world = await openMandateWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

const told = async (person = somebody) => {
  const browser = world.visitor(person);
  const { status, body } = await browser.status(await browser.identify());
  expect(status).toBe(200);
  return autogiroStatus.strict().parse(body);
};

test("who identified hears of their own mandate, and nobody of another's", async () => {
  const { shortReference } = await world.given();
  expect(await told()).toMatchObject({
    ...{ status: "signed", mandates: [{ shortReference, amount: 200, drawDay: 28, bankName: "SEB" }] },
  });
  expect(await told(another)).toMatchObject({ status: "none", mandates: [] });
});

test("what is told of an account is its last digits alone", async () => {
  await world.given();
  const status = await told();
  expect(status.mandates[0]?.accountEnding).toBe("2343");
  expect(JSON.stringify(status)).not.toContain(account.number);
});

test("one that lives goes before one that ended", async () => {
  const old = await world.given();
  await world.move(old.id, { to: "sent", who: "files" });
  await world.move(old.id, { to: "rejected", who: "bank", code: "03" });
  expect(await told()).toMatchObject({ status: "rejected", mandates: [{ shortReference: old.shortReference }] });
  const next = await world.given(somebody, { account: otherAccount });
  expect(await told()).toMatchObject({ status: "signed", mandates: [{ shortReference: next.shortReference }] });
});

test.each<[string, (browser: ReturnType<MandateWorld["visitor"]>) => Promise<string>]>([
  ["of another purpose", (browser) => browser.identify("my_pages")],
  ["of a signature", (browser) => browser.signs()],
  ["of another browser", () => world.visitor().identify()],
  ["that nobody has", () => Promise.resolve("a".repeat(43))],
])("a token %s is refused, and tells nothing", async (_which, tokenOf) => {
  await world.given();
  const browser = world.visitor();
  const token = await tokenOf(browser);
  expect(await browser.status(token)).toMatchObject({ status: 401, body: { code: "unauthorized" } });
});

const onceADay = { most: 1, seconds: 86_400 };

test("somebody asks so often a day and no more, and the answer is the same for everybody", async () => {
  const limited = await openMandateWorld({}, { mandateStatus: { own: onceADay } });
  const browser = limited.visitor();
  const token = await browser.identify();
  expect((await browser.status(token)).status).toBe(200);
  expect(await browser.status(token)).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  await limited.close();
});

test("a holder adds so many a day and no more", async () => {
  const limited = await openMandateWorld({}, { mandateHolder: { own: onceADay } });
  await limited.given();
  await limited.clear();
  await expect(limited.given()).rejects.toThrow("too_many_requests");
  await limited.close();
});

const get = (url: string) => world.api.app.inject(url);

test("the terms are the consent text whole, its version and hash, and a banking day for each day of the month", async () => {
  const terms = mandateTerms.strict().parse((await get(mandateTermsCall.path)).json());
  expect(terms.consent).toEqual(consentRead());
  expect(terms.text).toHaveLength(8);
  expect(terms.firstDraws.map(({ drawDay }) => drawDay)).toEqual([25, 27, 28]);
  const { on } = terms.firstDraws[2] ?? { on: "" };
  expect((await world.given()).firstDrawOn).toBe(on);
});

test("the mandate's page is for whoever has its reference", async () => {
  const { reference, shortReference } = await world.given();
  const page = mandatePage.strict().parse((await get(mandateCall.path.replace(":reference", reference))).json());
  expect(page).toMatchObject({ shortReference, state: "signed", amount: 200, mailTo: "a•••••@exempel.se" });
  expect((await get(mandateCall.path.replace(":reference", "0".repeat(20)))).statusCode).toBe(404);
});

test("the document says what was agreed and the whole consent text, tagged, with no number of a person or an account", async () => {
  const mandate = await world.given();
  const answer = await get(mandatePdfHref(mandate.reference));
  expect([answer.statusCode, answer.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
  expect(answer.headers["content-disposition"]).toContain(`medgivande-${mandate.shortReference}.pdf`);
  const read = await readPdf(answer.rawPayload);
  expect(read).toMatchObject({ isTagged: true, language: "sv" });
  expect(answer.rawPayload.toString("latin1")).toContain("pdfuaid:part");
  const words = read.words.replaceAll(/\s+/g, " ");
  for (const said of ["200 kr varje månad", "kontot som slutar på 2343", mandate.payerNumber, "Med BankID den"])
    expect(words).toContain(said);
  for (const paragraph of mandate.consentText.split("\n\n")) expect(words).toContain(paragraph.slice(0, 60));
  for (const number of [somebody, somebody.slice(2), account.number]) expect(words).not.toContain(number);
  expect((await get(mandatePdfHref(mandate.reference))).rawPayload.equals(answer.rawPayload)).toBe(true);
});

test("the document says what was signed, also when the gift has been raised since", async () => {
  const { id, reference, firstDrawOn: holdsFrom } = await world.given();
  const change = { id: randomUUID(), mandateId: id, number: 1, fromOre: 20_000, toOre: 35_000, holdsFrom };
  await world.api.db.insert(mandateChanges).values({ ...change, linkId: randomUUID() });
  await world.api.db.update(mandates).set({ amountOre: 35_000 }).where(eq(mandates.id, id));
  const { words } = await readPdf((await get(mandatePdfHref(reference))).rawPayload);
  expect(words.replaceAll(/\s+/g, " ")).toContain("200 kr varje månad");
});

test.each(["sv", "en"] as const)(
  "the form to print is tagged, and has a line for all that is asked for, in %s",
  async (language) => {
    const answer = await get(paperFormHref(language));
    const read = await readPdf(answer.rawPayload);
    expect(read).toMatchObject({ isTagged: true, language });
    expect(answer.rawPayload.toString("latin1")).toContain("pdfuaid:part");
    const asked = {
      sv: ["Kontohavarens underskrift", "Clearingnummer"],
      en: ["Signature of the account holder", "Clearing number"],
    };
    for (const said of asked[language]) expect(read.words).toContain(said);
    expect(read.words).toContain(seeded.organisation().organisationNumber);
    expect(read.words).not.toMatch(/[{}]/);
  },
);
