/** What can be wrong with a field. The schemas give these as messages; the words a visitor reads are chosen from them. */
export const fieldProblems = [
  "required",
  "tooShort",
  "tooLong",
  "forbiddenCharacters",
  "notAnAmount",
  "tooSmall",
  "tooLarge",
  "notAnEmail",
  "notAPhone",
  "notAMobile",
  "notAPersonalNumber",
  "notAnOrganisationNumber",
  "notAPostalCode",
  "tooManyLines",
  "hasLink",
  "notAYear",
  "notADay",
  "tooLate",
  "anotherPerson",
  "onlyForTaxReduction",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];
