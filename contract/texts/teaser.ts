export const teaserTexts = [
  "teaser.monthlyGift",
  "teaser.giveMonthly",
  "teaser.memorialGift",
  "teaser.companyGift",
  "teaser.membership",
  "teaser.giftCertificate",
  "teaser.greetingCard",
  "teaser.articles",
  "teaser.memorialCandle",
] as const;
