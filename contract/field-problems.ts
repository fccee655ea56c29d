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
  "notAName",
  "notAYear",
  "diedBeforeBorn",
  "notADay",
  "tooLate",
  "anotherPerson",
  "onlyForTaxReduction",
  "unknownClearing",
  /** Of a design: unknown, out of season, or for tests alone. */
  "notOffered",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];
