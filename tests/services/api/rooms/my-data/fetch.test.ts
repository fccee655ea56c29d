import { fetchMyDataCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { myData, type MyData } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { expect, test } from "vitest";
import { ownTestApi } from "../../test-api.ts";
import { give, identify, somebodyNew, type Someone } from "../../../../../scripts/testing/givers/givers.ts";

const api = await ownTestApi();

const fetchedBy = async (who: Someone): Promise<MyData> => {
  const { token, cookie } = await identify(api, who);
  const response = await api.app.inject({
    url: `${fetchMyDataCall.path}?token=${token}`,
    headers: { cookie },
  });
  expect(response.statusCode, response.payload).toBe(200);
  return myData.parse(response.json());
};

test("who has given nothing sees that, and their name as BankID has it", async () => {
  await give(api, somebodyNew(), { on: "2026-03-02", amount: 250 });
  expect(await fetchedBy(somebodyNew({ number: "195205292260" }))).toMatchObject({
    ...{ access: "bankId", firstName: "Birgitta", name: "Birgitta Åkerström", maskedNumber: "520529-••••" },
    ...{ gifts: [], years: [], cards: [], memberships: [] },
  });
});

test("all that was given with one's number is there, newest first", async () => {
  const birgitta = somebodyNew();
  const first = await give(api, birgitta, { on: "2025-12-31", amount: 250 });
  const second = await give(api, birgitta, { on: "2026-01-01", amount: 1_800 });
  const { gifts, years } = await fetchedBy(birgitta);
  expect(gifts.map(({ number, day, amount }) => [number, day, amount])).toEqual([
    [second.shortReference, "2026-01-01", 1_800],
    [first.shortReference, "2025-12-31", 250],
  ]);
  expect(years.map(({ year, given, counted, reduction }) => [year, given, counted, reduction])).toEqual([
    [2026, 1_800, 1_800, 0],
    [2025, 250, 250, 0],
  ]);
});

test("of several names one is greeted by that which one gives by, and never by who typed one's number by mistake", async () => {
  const britta = somebodyNew({ firstName: "Anna Britta" });
  expect(await fetchedBy(britta)).toMatchObject({ firstName: "Anna", name: "Anna Britta Åkerström" });
  await give(api, britta, { on: "2026-01-01", amount: 200, firstName: "Britta" });
  await give(api, britta, { on: "2026-02-01", amount: 200, firstName: "Ingegerd", lastName: "Främling" });
  expect(await fetchedBy(britta)).toMatchObject({ firstName: "Britta", name: "Anna Britta Åkerström" });
});

test.each<[string, Parameters<typeof give>[2][], [given: number, counted: number, reduction: number]]>([
  ["of at least 2 000 kr, a fourth comes back", [{ on: "2026-05-05", amount: 2_000 }], [2_000, 2_000, 500]],
  ["of at most what the rule gives back", [{ on: "2026-05-05", amount: 20_000 }], [20_000, 20_000, 3_000]],
  ["of gifts under 200 kr, nothing counts", [{ on: "2026-05-05", amount: 199 }], [199, 0, 0]],
  [
    "of what was given back, nothing is counted at all",
    [
      { on: "2026-05-05", amount: 4_000, isGivenBack: true },
      { on: "2026-05-06", amount: 2_400 },
    ],
    [2_400, 2_400, 600],
  ],
  [
    "of a fee and of articles, nothing is a gift",
    [
      { on: "2026-05-05", amount: 300, kind: "membership_gift" },
      { on: "2026-05-05", amount: 400, kind: "article_order" },
      { on: "2026-05-06", amount: 2_400 },
    ],
    [2_400, 2_400, 600],
  ],
])("%s", async (_what, given, expected) => {
  const birgitta = somebodyNew();
  for (const one of given) await give(api, birgitta, one);
  const { gifts, years } = await fetchedBy(birgitta);
  expect(gifts).toHaveLength(given.length);
  const [year] = years;
  expect([year?.given, year?.counted, year?.reduction]).toEqual(expected);
});

test("by the rule of its year: 1 500 kr at most until 2021, and nothing before the law", async () => {
  const birgitta = somebodyNew();
  for (const on of ["2019-06-01", "2021-06-01", "2022-06-01"]) await give(api, birgitta, { on, amount: 12_000 });
  const { years } = await fetchedBy(birgitta);
  expect(years.map(({ year, counted, reduction }) => [year, counted, reduction])).toEqual([
    [2022, 12_000, 3_000],
    [2021, 12_000, 1_500],
    [2019, 0, 0],
  ]);
});
