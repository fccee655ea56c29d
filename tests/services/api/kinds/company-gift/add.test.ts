import {
  companyDiplomaPreviewCall,
  companyOrderInformationCall,
  registeredCompanyCall,
} from "@hjarta-lunga/contract/calls/company-gifts.ts";
import { companyOrderInformation } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyGiftDetails } from "../../../../../services/api/src/platform/database/tables/company-gifts.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { startStandins } from "../../../../../services/standins/src/start.ts";
import { apiDatabase, buildTestApi, type TestApi } from "../../test-api.ts";
import { addCompanyGift, company, companyDiploma, companyGift } from "./company-gift-samples.ts";

const dataDir = mkdtempSync(join(tmpdir(), "company-gifts-"));
const database = await apiDatabase();
const standins = await startStandins({ dataDir });
let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi(database.url, {
    COMPANY_REGISTER_URL: `${standins.urls.http}/company-register/v1`,
    COMPANY_REGISTER_TOKEN_URL: `${standins.urls.http}/company-register/token`,
  });
});
afterAll(async () => {
  await api.close();
  await standins.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string, query: Record<string, string>) =>
  api.app.inject({ method: "GET", url: `${path}?${new URLSearchParams(query)}` });

const stored = async (reference: string) =>
  (
    await api.db
      .select()
      .from(orders)
      .innerJoin(companyGiftDetails, eq(companyGiftDetails.orderId, orders.id))
      .where(eq(orders.reference, reference))
  )[0];

test("a company's gift becomes one order with what its diploma and its invoice say", async () => {
  const address = { street: "Hamngatan 3", postalCode: "972 34", town: "Luleå" };
  const given = companyGift({ company: company({ address, reference: "Eva Niskanen", orderNumber: "8814-JUL" }) });
  const response = await addCompanyGift(api, given);
  expect(response.statusCode).toBe(201);
  const receipt = orderReceipt.strict().parse(response.json());
  expect(receipt).toMatchObject({ kind: "company_gift", amount: 5_000 });
  expect(await stored(receipt.orderReference)).toMatchObject({
    orders: {
      amountOre: 500_000,
      donorKind: "company",
      companyName: "Norrskenets Bygg & Betong AB",
      organisationNumber: "5599123451",
      email: "ekonomi@norrskenet.exempel.se",
      personalNumber: null,
    },
    company_gift_details: {
      street: "Hamngatan 3",
      postalCode: "97234",
      town: "Luleå",
      reference: "Eva Niskanen",
      orderNumber: "8814-JUL",
      diplomaName: "Norrskenets Bygg & Betong",
      occasion: "Julen 2026",
      diplomaLanguage: "sv",
    },
  });
  const again = await addCompanyGift(api, given);
  expect([again.statusCode, again.json()]).toEqual([200, response.json()]);
});

test.each([
  ["another name on the diploma", { diploma: companyDiploma({ name: "Bygg och Betong" }) }],
  ["another occasion", { diploma: companyDiploma({ occasion: "Femtio år" }) }],
  ["another language of the diploma", { diploma: companyDiploma({ language: "en" }) }],
  ["another reference", { company: company({ reference: "Nils" }) }],
  ["another order number", { company: company({ orderNumber: "7" }) }],
  ["an address", { company: company({ address: { street: "A 1", postalCode: "97234", town: "Luleå" } }) }],
  ["another amount", { amount: 2_000 }],
])("the same click with %s is another gift, and refused", async (_what, other) => {
  const given = companyGift();
  expect((await addCompanyGift(api, given)).statusCode).toBe(201);
  const response = await addCompanyGift(api, { ...given, ...other });
  expect([response.statusCode, errorBody.parse(response.json()).code]).toEqual([409, "idempotency_conflict"]);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    "a number whose check digit is wrong",
    { company: company({ organisationNumber: "559912-3452" }) },
    "company.organisationNumber",
  ],
  [
    "the personal number of a sole trader",
    { company: company({ organisationNumber: "19121212-1212" }) },
    "company.organisationNumber",
  ],
  ["no name", { company: company({ name: " " }) }, "company.name"],
  ["half an address", { company: company({ address: { street: "A 1" } }) }, "company.address.postalCode"],
  ["less than editors have set", { amount: 100 }, "amount"],
  ["no name on the diploma", { diploma: companyDiploma({ name: "" }) }, "diploma.name"],
  ["a link on the diploma", { diploma: companyDiploma({ occasion: "se www.bedragare.se" }) }, "diploma.occasion"],
  ["signs that no font draws, in its name", { company: company({ name: "Bygg \u{13000} AB" }) }, "company.name"],
  ["a link on the invoice", { company: company({ name: "Betala till www.bedragare.se" }) }, "company.name"],
  ["a link in the reference", { company: company({ reference: "www.bedragare.se" }) }, "company.reference"],
  [
    "signs that no font draws, in its street",
    { company: company({ address: { street: "Gata \u{13000}", postalCode: "97234", town: "Luleå" } }) },
    "company.address.street",
  ],
  ["signs that no font draws, in its reference", { company: company({ reference: "\u{13000}" }) }, "company.reference"],
  [
    "signs that no font draws, on the diploma",
    { diploma: companyDiploma({ occasion: "Jul \u{13000}" }) },
    "diploma.occasion",
  ],
  ["a reference as long as a novel", { company: company({ reference: "a".repeat(41) }) }, "company.reference"],
])("refused with its field: %s", async (_what, given, field) => {
  const response = await addCompanyGift(api, companyGift(given));
  expect(response.statusCode).toBe(400);
  expect(Object.keys(errorBody.parse(response.json()).fields ?? {})).toContain(field);
});

const find = (organisationNumber: string) => get(registeredCompanyCall.path, { organisationNumber });

test("the register tells name and address, by whatever way the number is written", async () => {
  for (const written of ["559912-3451", "5599123451", "16559912-3451"]) {
    expect((await find(written)).json()).toEqual({
      name: "Norrskenets Bygg & Betong AB",
      address: { street: "Hamngatan 3", postalCode: "97234", town: "Luleå" },
    });
  }
  expect((await find("5599000014")).json()).toEqual({ name: "Åsa Öberg Redovisning AB", address: null });
});

test("a number that the register does not know, and one that is none, are told apart", async () => {
  expect((await find("5599770012")).statusCode).toBe(404);
  expect((await find("5599770013")).statusCode).toBe(400);
});

test.each(["down", "garbage", "reject"])(
  "while the register is %s the answer is that it is away, and then it is back",
  async (mode) => {
    const control = (body: object) =>
      fetch(`${standins.urls.http}/control/faults/companyRegister`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await control({ mode });
    expect((await find("5599123451")).statusCode).toBe(503);
    await control({ mode: "none" });
    expect((await find("5599123451")).statusCode).toBe(200);
  },
);

test("the longest name of the register stands on the diploma as it is", async () => {
  const name = "Nordvästra Skärgårdens Fiskberednings- och Konservfabriksaktiebolag";
  expect((await addCompanyGift(api, companyGift({ diploma: companyDiploma({ name }) }))).statusCode).toBe(201);
  const tooLong = await addCompanyGift(api, companyGift({ diploma: companyDiploma({ name: "a".repeat(81) }) }));
  expect(errorBody.parse(tooLong.json()).fields).toEqual({ "diploma.name": "tooLong" });
});

test("the preview draws what is written so far, and refuses what no font draws", async () => {
  const preview = (payload: object) => api.app.inject({ method: "POST", url: companyDiplomaPreviewCall.path, payload });
  const drawn = await preview(companyDiploma({ name: "" }));
  expect([drawn.statusCode, drawn.headers["content-type"]]).toEqual([200, "image/png"]);
  const refused = await preview(companyDiploma({ occasion: "Jul \u{13000}" }));
  expect(errorBody.parse(refused.json()).fields).toEqual({ occasion: "forbiddenCharacters" });
});

test("the short number tells how far it has come, and nothing else", async () => {
  const receipt = orderReceipt.parse((await addCompanyGift(api, companyGift())).json());
  const response = await get(companyOrderInformationCall.path, { shortCode: receipt.shortOrderReference });
  expect(companyOrderInformation.strict().parse(response.json())).toMatchObject({
    shortOrderReference: receipt.shortOrderReference,
    stage: "ordered",
    dueOn: null,
    paidOn: null,
  });
  for (const secret of ["Norrskenet", "5599123451", "5000", receipt.orderReference])
    expect(response.body).not.toContain(secret);
  expect((await get(companyOrderInformationCall.path, { shortCode: "00000000" })).statusCode).toBe(404);
});
