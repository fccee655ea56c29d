export const giftLetterTexts = [
  "giftLetter.text.gift_certificate",
  "giftLetter.text.gift_card",
  "giftLetter.corrected",
  "giftLetter.questions",
  "giftLetter.greeting",
] as const;
