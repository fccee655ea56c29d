export const membershipCardTexts = [
  "membershipCard.documentTitle",
  "membershipCard.title",
  "membershipCard.number",
  "membershipCard.kind",
  "membershipCard.valid",
  "membershipCard.period",
  "membershipCard.mark",
  "membershipCard.footer",
] as const;
