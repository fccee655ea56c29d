import { donor as donorSchema } from "@hjarta-lunga/contract/schemas/donors.ts";
import { expect, test } from "vitest";
import { emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { toDonor } from "#src/core/donor/donor-shape.ts";
import { problemsIn } from "#src/core/form/form-problems.ts";

const whole: DonorDraft = {
  kind: "person",
  firstName: " Birgitta ",
  lastName: "Åkerström-Lindqvist",
  companyName: "Lövet AB",
  organisationNumber: "556016-0680",
  email: "birgitta@example.se",
  taxReduction: true,
  personalNumber: "19811218-9876",
};

test.each([
  ["person", ["kind", "firstName", "lastName", "email", "personalNumber"]],
  ["company", ["kind", "companyName", "organisationNumber", "email"]],
  ["anonymous", ["kind", "email"]],
] as const)("a %s sends its own fields and nothing of the others", (kind, fields) => {
  const sent = donorSchema.parse(toDonor({ ...whole, kind }, 250));
  expect(Object.keys(sent)).toEqual(fields);
});

test.each([
  ["from 200 kr", 200, true, true],
  ["below 200 kr", 199.99, true, false],
  ["without the tick", 500, false, false],
])("the personal number %s is sent only when it is wanted and counts", (_, amount, taxReduction, isSent) => {
  expect("personalNumber" in toDonor({ ...whole, taxReduction }, amount)).toBe(isSent);
});

test("what is sent is trimmed", () => {
  const sent = donorSchema.parse(toDonor({ ...whole, taxReduction: false }, 250));
  expect(sent).toEqual({
    kind: "person",
    firstName: "Birgitta",
    lastName: "Åkerström-Lindqvist",
    email: "birgitta@example.se",
  });
});

test.each<[string, Partial<DonorDraft>, Record<string, string>]>([
  ["nothing of a person", {}, { firstName: "required", lastName: "required", email: "required" }],
  [
    "nothing of a company",
    { kind: "company" },
    { companyName: "required", organisationNumber: "required", email: "required" },
  ],
  ["nothing of nobody", { kind: "anonymous" }, {}],
  ["half a personal number", { ...whole, personalNumber: "520914-23" }, { personalNumber: "notAPersonalNumber" }],
  ["a tick and no personal number", { ...whole, personalNumber: "" }, { personalNumber: "required" }],
  ["an address without @", { ...whole, email: "birgitta" }, { email: "notAnEmail" }],
  ["a sign of direction in a name", { ...whole, firstName: "Eva\u202e" }, { firstName: "forbiddenCharacters" }],
  ["a name of 81 letters", { ...whole, lastName: "å".repeat(81) }, { lastName: "tooLong" }],
  [
    "somebody's personal number as a company's",
    { ...whole, kind: "company", organisationNumber: "811218-9876" },
    { organisationNumber: "notAnOrganisationNumber" },
  ],
])("%s is told field by field", (_, written, problems) => {
  expect(problemsIn(donorSchema, toDonor({ ...emptyDonor, ...written }, 250))).toEqual(problems);
});
