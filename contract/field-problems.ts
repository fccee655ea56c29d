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
  "notOffered",
  "wrongCode",
  "notAnOrderNumber",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** A problem as a schema's message. */
export const problem = (code: FieldProblem): FieldProblem => code;
