import type { MyData, MyGift, MyMandate, MyYear } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { taxReduction } from "@hjarta-lunga/contract/person-tax.ts";

const year = (of: number, given: number, counted = given, isSoFar = false): MyYear => ({
  ...{ year: of, given, counted, reduction: taxReduction(of, counted), isSoFar, hasReceipt: of > 2018 },
});

let number = 0;
const gift = (day: string, given: Partial<MyGift> = {}): MyGift => ({
  ...{ number: `QT4M${String((number += 1)).padStart(4, "0")}`, day, kind: "monthly_gift", amount: 200, about: null },
  ...{ page: null, isGivenBack: false, countsForTax: true, hasReceipt: false, ...given },
});

export const someMandate: MyMandate = {
  ...{ number: "MQ7H4KX2", state: "active", amount: 200, drawDay: 28, bankName: "Nordea", accountEnding: "4471" },
  ...{ signedOn: "2019-03-04", endedOn: null, given: 18_400, nextDraw: { on: "2026-12-28", amount: 200 }, told: [] },
  ...{ pausedDays: [], least: 50, most: 20_000, presets: [100, 150, 300], lower: 50, nextAccount: null },
  days: [
    { drawDay: 25, nextDraw: "2026-12-28", from: "2026-12-28" },
    { drawDay: 27, nextDraw: "2026-12-28", from: "2026-12-28" },
    { drawDay: 28, nextDraw: "2026-12-28", from: "2026-12-28" },
  ],
  pauses: ([1, 2, 3, 4, 5, 6] as const).map((months) => {
    const skipped = ["2026-12-28", "2027-01-28", "2027-03-01", "2027-03-30", "2027-04-28", "2027-05-28", "2027-06-28"];
    return { months, skipped: skipped.slice(0, months), nextDraw: skipped[months] ?? "" };
  }),
};

const months = (of: number, upTo: number) =>
  Array.from({ length: upTo }, (_, index) => gift(`${of}-${String(upTo - index).padStart(2, "0")}-28`));

export const nothingGiven: MyData = {
  ...{ access: "bankId", firstName: "Johan", name: "Johan Ek", maskedNumber: "820914-••••" },
  ...{ gifts: [], years: [], mandates: [], memberships: [], cards: [], held: [], comments: [], lastRead: null },
  contact: { email: "johan@exempel.se", mobile: null, address: null, pending: [], proven: [] },
  choices: { news: true, reminders: true, letter: false },
};

export const oneGift: MyData = {
  ...nothingGiven,
  gifts: [gift("2026-11-14", { kind: "regular_gift", amount: 250, hasReceipt: true })],
  years: [year(2026, 250, 250, true)],
};

export const oneMemorialGift: MyData = {
  ...nothingGiven,
  gifts: [gift("2026-10-02", { kind: "memorial_gift", amount: 300, hasReceipt: true, about: "Karl-Gustav Lindström" })],
  years: [year(2026, 300, 300, true)],
};

export const somePurchases: MyData = {
  ...nothingGiven,
  gifts: (
    [
      ["2026-11-20", { number: "AB12CD34" }],
      ["2026-11-19", { number: "AB12CD35", amount: 0 }],
      ["2026-11-18", { number: "AB12CD36", isGivenBack: true }],
      ["2026-08-01", { number: "AB12CD37" }],
    ] as const
  ).map(([day, given]) => gift(day, { kind: "article_order", amount: 122, about: "2 × Nål med fågel", ...given })),
  years: [year(2026, 0, 0, true)],
};

export const justBegun: MyData = { ...nothingGiven, mandates: [{ ...someMandate, given: 0 }] };

export const tenYears: MyData = {
  ...nothingGiven,
  ...{ firstName: "Birgitta", name: "Birgitta Åkerström-Lindqvist" },
  gifts: [
    ...months(2026, 11).slice(0, 1),
    gift("2026-11-06", { kind: "greeting_card", amount: 250, hasReceipt: true, about: "till pappa", page: "/d/x/y" }),
    ...months(2026, 11).slice(1, 2),
    gift("2026-10-02", { kind: "memorial_gift", amount: 300, hasReceipt: true, about: "Karl-Gustav Lindström" }),
    ...months(2026, 11).slice(2),
    gift("2025-12-24", { kind: "regular_gift", amount: 1_450, hasReceipt: true }),
    ...months(2025, 12),
    gift("2025-03-01", { kind: "regular_gift", amount: 150, hasReceipt: true, countsForTax: false }),
    ...[2024, 2023, 2022, 2021, 2020, 2019].flatMap((of) => [
      gift(`${of}-12-30`, { kind: "extra_gift", amount: 500, hasReceipt: true, isGivenBack: of === 2023 }),
      ...months(of, 12),
    ]),
  ],
  years: [
    ...[year(2017, 500), year(2018, 1_250), year(2019, 2_250), year(2020, 2_750), year(2021, 3_500), year(2022, 2_500)],
    ...[year(2023, 3_000), year(2024, 3_250), year(2025, 4_000, 3_850), year(2026, 2_750, 2_750, true)],
  ],
  mandates: [someMandate],
  memberships: [
    {
      ...{ number: 10_482, kindName: "Medlem", name: "Birgitta Åkerström-Lindqvist", household: [], fee: 200 },
      ...{ firstDay: "2018-01-01", lastDay: "2026-12-31", isActive: true },
    },
  ],
  cards: [
    {
      kind: "greeting_card",
      campaignCode: "MORSDAG_1",
      to: "mamma",
      on: "2026-05-30",
      page: "/d/x/y",
      openedOn: "2026-05-31",
    },
    {
      kind: "greeting_card",
      campaignCode: "SOMMAR_1",
      to: "Åsa och Jonas",
      on: "2025-06-14",
      page: null,
      openedOn: null,
    },
    { kind: "memorial_card", campaignCode: null, to: "Per", on: "2024-12-20", page: "/mc/ml25/x", openedOn: null },
  ],
};

/** A gift every nine days. */
export const fourHundredGifts: MyData = {
  ...tenYears,
  gifts: Array.from({ length: 400 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 26) - index * 9 * 86_400_000).toISOString().slice(0, 10);
    return gift(day, index % 4 === 0 ? {} : { kind: "regular_gift", amount: 100, hasReceipt: true });
  }),
};
