import { expect, test } from "vitest";
import { offerOf } from "../../../../services/api/src/gift-links/suggestions.ts";

const limits = { least: 50, most: 10_000 };

test.each<[number, number[], number, number]>([
  [50, [100, 150, 200], 51, 10_000],
  [99.5, [150, 200, 250], 100, 10_000],
  [125, [180, 230, 280], 126, 10_000],
  [200, [250, 300, 350], 201, 10_000],
  [300, [350, 400, 450], 301, 10_000],
  [325, [450, 550, 650], 326, 10_000],
  [1_000, [1_100, 1_200, 1_300], 1_001, 10_000],
  [2_000, [2_200, 2_500, 3_000], 2_001, 10_000],
  [9_500, [10_000], 9_501, 19_000],
  // There is room above the largest gift too.
  [12_000, [12_500, 13_000, 14_000], 12_001, 24_000],
])("who gives %d kr each month is suggested %j, and may choose from %d to %d", (sek, suggestions, least, most) => {
  const offer = offerOf("monthly_gift_increase", Math.round(sek * 100), limits);
  expect(offer.least).toBe(least);
  expect(offer.most).toBe(most);
  expect(offer.suggestions.filter((one) => one > sek && one >= least && one <= most)).toEqual(offer.suggestions);
  expect(offer.suggestions.slice(0, suggestions.length)).toEqual(suggestions);
});

test.each<[number | null, number[]]>([
  [null, [100, 200, 300]],
  [10_000, [100, 200, 300]],
  [20_000, [200, 300, 500]],
  [50_000, [300, 500, 1_000]],
  [500_000, [500, 1_000, 2_000]],
])("who gives %s öre each month is suggested something extra: %j", (amountOre, suggestions) => {
  expect(offerOf("extra_gift", amountOre, limits)).toEqual({ ...limits, suggestions });
});

test("nothing is suggested that editors do not let be given", () => {
  expect(offerOf("extra_gift", 500_000, { least: 600, most: 1_500 }).suggestions).toEqual([1_000]);
});
