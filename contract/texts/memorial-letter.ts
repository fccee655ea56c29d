/** The page with the address before a sheet that is sent by post. */
export const memorialLetterTexts = [
  "memorialLetter.documentTitle",
  "memorialLetter.text",
  "memorialLetter.corrected",
  "memorialLetter.questions",
  "memorialLetter.greeting",
  "memorialLetter.reference",
] as const;
