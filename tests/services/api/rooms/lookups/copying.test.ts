import { deceasedSearchCall } from "@hjarta-lunga/contract/calls/lookups.ts";
import { deceasedPage } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { beforeAll, expect, test } from "vitest";
import { importRegister } from "../../../../../services/api/src/rooms/lookups/import.ts";
import { limitsOf } from "../../../../../services/api/src/platform/environment/limits.ts";
import { ownTestApi } from "../../test-api.ts";
import { people } from "./register-samples.ts";

const { deceased } = limitsOf(1);
const api = await ownTestApi({}, { deceased });

const all = 20_000;
const beginnings = ["Alm", "Ber", "Cla", "Dah", "Eng", "For", "Gra", "Hol", "Isa", "Jon"];
const born = (n: number) => 1920 + (n % 60);
const lines = Array.from(
  { length: all },
  (_, n) => `${beginnings[n % 10]}${n.toString(36)} Ek${n};Umeå;${born(n)};2025`,
);

beforeAll(() => importRegister(api.db, "deceased", people(...lines)));

/** The best that is known: a beginning and a year find some thirty people each, and all pages of them are read. */
const copied = async (addressOf: (year: number) => string): Promise<number> => {
  const got = new Set<string>();
  const copy = async (): Promise<void> => {
    for (const beginning of beginnings)
      for (let year = 1920; year < 1980; year += 1)
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const remoteAddress = addressOf(year);
          const query = new URLSearchParams({ query: `${beginning} ${year}`, page: String(page) });
          const url = `${deceasedSearchCall.path}?${query.toString()}`;
          const ask = () => api.app.inject({ method: "GET", url, remoteAddress });
          // Refused, they ask the same again: a repetition is not counted.
          const answers = [...(await Promise.all([ask(), ask()])), await ask()];
          const answer = answers.find(({ statusCode }) => statusCode === 200);
          if (!answer) return;
          const found = deceasedPage.parse(answer.json());
          pages = found.pages;
          for (const { name } of found.items) got.add(name);
        }
  };
  await copy();
  expect(got.size).toBeGreaterThan(0);
  return got.size / all;
};

test("who copies the register from one network gets less than a twentieth of twenty thousand people in a day", async () => {
  expect(await copied(() => "203.0.113.1")).toBeLessThan(0.05);
});

test("who copies it from many networks of one site gets less than half", async () => {
  expect(await copied((year) => `2001:db8:77:${year}::1`)).toBeLessThan(0.5);
});

test("ten families of one network find whom they look for, letter by letter", async () => {
  for (let family = 0; family < 10; family += 1) {
    const name = `${beginnings[family]}${(12_340 + family).toString(36)} ek${12_340 + family}`;
    for (let letters = 3; letters <= name.length; letters += 2) {
      const query = new URLSearchParams({ query: name.slice(0, letters) });
      const url = `${deceasedSearchCall.path}?${query}`;
      expect((await api.app.inject({ method: "GET", url, remoteAddress: "203.0.113.2" })).statusCode).toBe(200);
    }
  }
});
