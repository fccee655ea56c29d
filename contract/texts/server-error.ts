export const serverErrorTexts = [
  "serverError.title",
  "serverError.heading",
  "serverError.lead",
  "serverError.gift",
  "serverError.again",
] as const;
