import { expect, test } from "vitest";
import { offerOf } from "../../../../../services/api/src/kinds/linked-gift/suggestions.ts";

const limits = { least: 50, most: 10_000 };
const moves = { raiseTimes: 2, extraMost: 5_000, extraTimes: 10 };
const within = (given: { least: number; most: number }) => ({ published: { giftLimits: () => given }, moves });

const email = "gun@exempel.se";

/* By a link alone at most twice what it was, and at most what editors let be given. */
test.each<[number, number[], number, number]>([
  [50, [100], 51, 100],
  [99.5, [150], 100, 199],
  [125, [180, 230], 126, 250],
  [200, [250, 300, 350], 201, 400],
  [300, [350, 400, 450], 301, 600],
  [325, [450, 550, 650], 326, 650],
  [1_000, [1_100, 1_200, 1_300], 1_001, 2_000],
  [2_000, [2_200, 2_500, 3_000], 2_001, 4_000],
  [9_500, [10_000], 9_501, 10_000],
  // No room: no link raises it.
  [12_000, [], 12_001, 10_000],
])(
  "who gives %d kr each month is suggested %j, and may choose from %d to %d",
  (sek, suggestions, least, mostByLink) => {
    const offer = offerOf(within(limits), "monthly_gift_increase", { amountOre: Math.round(sek * 100), email });
    expect(offer).toEqual({ least, most: 10_000, mostByLink, suggestions });
  },
);

test("of who has no e-mail address a link alone moves nothing", () => {
  const offer = offerOf(within(limits), "monthly_gift_increase", { amountOre: 20_000, email: null });
  expect(offer).toMatchObject({ least: 201, most: 10_000, mostByLink: 0 });
});

test.each<[number | null, number[], number]>([
  [null, [100, 200, 300], 5_000],
  [5_000, [100, 200, 300], 500],
  [10_000, [100, 200, 300], 1_000],
  [20_000, [200, 300, 500], 2_000],
  [50_000, [300, 500, 1_000], 5_000],
  [500_000, [500, 1_000, 2_000], 5_000],
])(
  "who gives %s öre each month is suggested something extra: %j, and at most %d kr",
  (amountOre, suggestions, mostByLink) => {
    const offer = offerOf(within(limits), "extra_gift", { amountOre, email });
    expect(offer).toEqual({ least: 50, most: 10_000, mostByLink, suggestions });
  },
);

test("nothing is suggested that editors do not let be given", () => {
  expect(offerOf(within({ least: 600, most: 1_500 }), "extra_gift", { amountOre: 500_000, email }).suggestions).toEqual(
    [1_000],
  );
});
