import { expect, test } from "vitest";
import { problemsIn } from "#src/core/form/form-problems.ts";
import {
  changeDiploma,
  changeNumber,
  registeredIn,
  takeBack,
  takeRegistered,
  toCompany,
  writeByHand,
  type CompanyDraft,
} from "#src/features/company-gift/company-gift.ts";
import { companySchema, previewOf, problemsOf } from "#src/features/company-gift/company-rules.ts";
import { norrskenet, number, product, written } from "./given-company.ts";

const after = (draft: CompanyDraft, ...changes: ((draft: CompanyDraft) => Partial<CompanyDraft>)[]) =>
  changes.reduce((now, change) => ({ ...now, ...change(now) }), draft);
const blank = written({
  register: { number: "", name: "", street: "", postalCode: "", town: "" },
  diploma: { name: "", isOwnName: false, occasion: "", language: "sv" },
});
const found = takeRegistered(number, norrskenet);

test("what the register has of the number is what is sent", () => {
  expect(toCompany(after(blank, found))).toEqual({
    organisationNumber: "559912-3451",
    name: norrskenet.name,
    address: norrskenet.address,
    email: "ekonomi@norrskenet.se",
  });
});

test("of another number the register's answer says nothing", () => {
  const other = after(blank, found, changeNumber("769900-1231"));
  expect(registeredIn(other)).toBeNull();
  expect(toCompany(other)).toMatchObject({ name: "" });
  expect(toCompany(other)).not.toHaveProperty("address");
});

test("who writes by hand begins with what the register has, may take it back, and begins anew with another number", () => {
  const byHand = after(blank, found, writeByHand);
  expect(registeredIn(byHand)).toBeNull();
  expect(toCompany(byHand)).toMatchObject({ name: norrskenet.name, address: norrskenet.address });
  expect(registeredIn(after(byHand, takeBack))).toMatchObject({ name: norrskenet.name });
  // Written otherwise it is the same number.
  expect(after(byHand, changeNumber("5599123451")).isByHand).toBe(true);
  expect(after(byHand, changeNumber("769900-1231")).isByHand).toBe(false);
});

test("the diploma takes the registered name until one is written, and then never again", () => {
  expect(after(blank, found).diploma.name).toBe(norrskenet.name);
  const own = after(blank, changeDiploma({ name: "Norrskenet" }), found);
  expect(own.diploma.name).toBe("Norrskenet");
  expect(after(own, changeDiploma({ occasion: "Julen" }), found).diploma.name).toBe("Norrskenet");
  // What was wiped out is nobody's.
  expect(after(own, changeDiploma({ name: "" }), found).diploma.name).toBe(norrskenet.name);
});

test("the name of another company goes with its number, and one's own stays", () => {
  expect(after(blank, found, changeNumber("559977-0012")).diploma.name).toBe("");
  expect(after(blank, found, changeNumber("559912 3451")).diploma.name).toBe(norrskenet.name);
  const own = after(blank, found, changeDiploma({ name: "Norrskenet" }), changeNumber("559977-0012"));
  expect(own.diploma.name).toBe("Norrskenet");
});

test("who writes the diploma's name by hand is not asked for the company's again, but may change it", () => {
  const byHand = after(blank, changeDiploma({ name: "Bageriet" }));
  expect(toCompany(byHand)).toMatchObject({ name: "Bageriet" });
  const changed = { ...byHand, company: { ...byHand.company, name: "Bageriet i Motala AB" } };
  expect(toCompany(after(changed, changeDiploma({ name: "Vårt bageri" })))).toMatchObject({
    name: "Bageriet i Motala AB",
  });
});

test("a company without a registered address is sent without one", () => {
  const sent = toCompany(after(blank, takeRegistered(number, { ...norrskenet, address: null })));
  expect(sent).not.toHaveProperty("address");
  expect(companySchema.safeParse(sent).success).toBe(true);
});

test.each<[string, Partial<CompanyDraft>, Record<string, string>]>([
  ["nothing", {}, {}],
  [
    "a wrong check digit",
    { company: { ...written().company, organisationNumber: "559912-3452" } },
    { organisationNumber: "notAnOrganisationNumber" },
  ],
  ["too small an amount", { preset: null, own: "499" }, { amount: "tooSmall" }],
  ["no name", { diploma: { ...written().diploma, name: "" } }, { name: "required" }],
  ["a link", { diploma: { ...written().diploma, occasion: "Se www.exempel.se" } }, { occasion: "hasLink" }],
])("the first step has against the draft: %s", (_, given, problems) => {
  expect(problemsOf(written(given), product)).toEqual(problems);
});

test("half an address is asked for whole", () => {
  const company = { ...blank.company, name: "Bageriet", street: "Storgatan 41" };
  const problems = problemsIn(companySchema, toCompany({ ...blank, company }));
  expect(Object.keys(problems).toSorted()).toEqual(["postalCode", "town"]);
});

test("a diploma that is not whole yet is drawn, one that can never be is not", () => {
  expect(previewOf({ name: "", occasion: "Julen", language: "en" })).toBeDefined();
  expect(previewOf({ name: "Se www.exempel.se", occasion: "", language: "sv" })).toBeUndefined();
});
