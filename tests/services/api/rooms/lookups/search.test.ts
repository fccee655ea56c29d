import { deceasedSearchCall, funeralParlorSearchCall } from "@hjarta-lunga/contract/calls/lookups.ts";
import { deceasedPage, funeralParlorPage } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownTestApi } from "../../test-api.ts";
import { importRegister } from "../../../../../services/api/src/rooms/lookups/import.ts";
import { fillRegisters, people } from "./register-samples.ts";

const api = await ownTestApi();
await fillRegisters(api);

const ask = (path: string, query: Record<string, string>) =>
  api.app.inject({ method: "GET", url: `${path}?${new URLSearchParams(query).toString()}` });
const findPeople = async (query: string, page = 1) => {
  const response = await ask(deceasedSearchCall.path, { query, page: String(page) });
  expect(response.statusCode).toBe(200);
  return deceasedPage.strict().parse(response.json());
};
const findParlors = async (query: string) => {
  const response = await ask(funeralParlorSearchCall.path, { query });
  return funeralParlorPage.strict().parse(response.json());
};
const namesOf = async (query: string) => (await findPeople(query)).items.map(({ name }) => name);

describe("somebody who has died is found", () => {
  test.each([
    ["by the whole name", "Karl-Gustav Lindström", "Karl-Gustav Lindström"],
    ["by a few letters of each name", "ka lindströ", "Karl-Gustav Lindström"],
    ["without the hyphen", "karl gustav lindström", "Karl-Gustav Lindström"],
    ["with the family name first", "Lindström Karl", "Karl-Gustav Lindström"],
    ["by a middle name", "Maria Holmkvist", "Eva Maria Holmkvist"],
    ["in capitals", "LINDSTRÖM", "Karl-Gustav Lindström"],
    ["by name and town", "kristina lidköping", "Kristina Ek"],
    ["by a town and a name that has begun", "älmhult ås", "Åsa Ödman"],
    ["by name and year of birth", "lind 1950", "Karl Lind"],
    ["by name and year of death", "lidköping 2026 kristina", "Kristina Ek"],
    ["without the dots and the ring", "asa odman", "Åsa Ödman"],
    ["with dots in a sign of their own", "A\u030Asa O\u0308dman", "Åsa Ödman"],
    ["without an acute accent", "desiree", "Desirée O'Brien"],
    ["with accents that the register has not", "Ànna Tàllmo 1930", "Anna Tallmo"],
    ["without an apostrophe", "obrien", "Desirée O'Brien"],
    ["with another apostrophe", "O’Brien", "Desirée O'Brien"],
    ["by letters that have no accent to leave out", "soren faero", "Søren Færø"],
    ["with two letters in the wrong order", "Lindsrtöm", "Karl-Gustav Lindström"],
    ["with a letter too little", "Lindstöm", "Karl-Gustav Lindström"],
    ["with a letter too much", "Kristiina Ek", "Kristina Ek"],
    ["by a name that is written otherwise", "Eva Holmqvist", "Eva Maria Holmkvist"],
    ["by a short name that begins otherwise", "Karl Bergkvist", "Carl Bergqvist"],
    ["misspelled, and with a town", "Lidköpping Kristina", "Kristina Ek"],
    ["by the end of a name", "ström", "Karl-Gustav Lindström"],
    ["with a year that is half written", "kristina ek 20", "Kristina Ek"],
    ["with spaces and signs around", "  Åsa, (Ödman)!", "Åsa Ödman"],
  ])("%s: %s", async (_how, query, name) => {
    const [first] = await namesOf(query);
    expect(first).toBe(name);
  });

  test("with what is known of them, and nothing where nothing is", async () => {
    const [karl] = (await findPeople("Karl-Gustav Lindström")).items;
    expect(karl).toMatchObject({ town: "Lidköping", bornYear: 1941, diedYear: 2026 });
    const [soren] = (await findPeople("Søren")).items;
    expect(soren).toMatchObject({ town: null, bornYear: 1939, diedYear: null });
  });
});

test("names as they are written come before names that are only alike, and whole words before beginnings", async () => {
  expect(await namesOf("lind")).toEqual(["Karl Lind", "Karl-Gustaf Lindstrand", "Karl-Gustav Lindström"]);
  expect(await namesOf("karl lind")).toEqual(["Karl Lind", "Karl-Gustaf Lindstrand", "Karl-Gustav Lindström"]);
  expect(await namesOf("anna tallmo 1940")).toEqual(["Anna Tallmo"]);
  expect((await namesOf("Kristina"))[0]).toBe("Kristina Ek");
});

test.each(["1941", "2023", "ka", "ka 1941", "k 1941 2026", "a b 1941"])(
  "%j has too little of a name, and finds nobody: the register is not read by years and pairs of letters",
  async (query) => {
    expect(await findPeople(query)).toEqual({ items: [], total: 0, page: 1, pages: 0 });
  },
);

describe("what continues the letters comes first", () => {
  beforeAll(() =>
    importRegister(
      api.db,
      "deceased",
      people(
        ...[
          "Anna Eriksson",
          "Erik Ek",
          "Erik Eriksson",
          "Gustav Karl Ek",
          "Karl Stig Gran",
          "Karl-Gustav Lindström",
        ].map((name) => `${name};;1941;`),
        ...["Karl-Gunnar Ek", "Karl Ek", "X Ek", "Bo Ek", "Bo Åke Ekman", "Å Ö", "Å Ö Ek", "Bo Å Ö", "X Y"].map(
          (name) => `${name};;;`,
        ),
      ),
    ),
  );
  afterAll(() => fillRegisters(api));

  test.each<[string, string[]]>([
    ["Karl-G", ["Karl-Gunnar Ek", "Karl-Gustav Lindström", "Gustav Karl Ek", "Karl Stig Gran", "Karl Ek"]],
    ["Karl S", ["Karl Stig Gran"]],
    ["Karl G 1941", ["Karl-Gustav Lindström", "Gustav Karl Ek"]],
    ["erik e", ["Erik Ek", "Erik Eriksson"]],
    ["erik eriksson", ["Erik Eriksson"]],
  ])("%s", async (query, names) => {
    expect((await namesOf(query)).slice(0, names.length)).toEqual(names);
  });

  test.each<[string, string[]]>([
    ["x ek", ["X Ek"]],
    ["Bo Ek", ["Bo Ek"]],
    ["X Q Karl Stig", ["Karl Stig Gran"]],
    ["Å Ö", ["Å Ö"]],
    ["ö å", ["Å Ö"]],
    ["x, y", ["X Y"]],
    ["X Å", []],
    ["X 1941", []],
  ])("names of a letter or two are found: %s", async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });
});

test("a year that is not theirs finds nobody", async () => {
  expect(await findPeople("Karl-Gustav Lindström 1952")).toMatchObject({ items: [], total: 0, pages: 0 });
});

test.each(["xqzzy", "Karl Xqzzy", "194", "a b", "??", "''''", "& | ! :* <->", "\u0000\u0000\u0000"])(
  "%j finds nobody, and is no error",
  async (query) => {
    expect(await findPeople(query)).toEqual({ items: [], total: 0, page: 1, pages: 0 });
  },
);

test.each(["anna tallmo", "anna", "tallmo umeå"])(
  "%s: pages follow each other in one order, each entry once",
  async (query) => {
    const pages = [await findPeople(query), await findPeople(query, 2), await findPeople(query, 3)];
    expect(pages.map(({ total, pages: count }) => [total, count])).toEqual([25, 25, 25].map((total) => [total, 3]));
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 5]);
    const born = pages.flatMap(({ items }) => items.map(({ bornYear }) => bornYear));
    expect(born).toEqual(Array.from({ length: 25 }, (_, at) => 1930 + at));
    expect(await findPeople(query, 4)).toEqual({ items: [], total: 25, page: 4, pages: 3 });
  },
);

test.each<[string, Record<string, string>]>([
  ["a letter alone", { query: "a" }],
  ["nothing", {}],
  ["more than a hundred letters", { query: "a".repeat(101) }],
  ["page 0", { query: "anna", page: "0" }],
  ["page 51", { query: "anna", page: "51" }],
  ["a page that is no number", { query: "anna", page: "two" }],
  ["a question that nobody knows", { query: "anna", town: "Umeå" }],
])("%s is refused", async (_what, query) => {
  for (const { path } of [deceasedSearchCall, funeralParlorSearchCall]) {
    const response = await ask(path, query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "validation_failed" });
  }
});

describe("a funeral parlour is found", () => {
  test.each([
    ["by name", "vitsippan", "Vitsippans begravningsbyrå"],
    ["by name and town", "åmål tran", "Tranans begravningsbyrå"],
    ["by its postcode", "53132", "Vitsippans begravningsbyrå"],
    ["by its postcode in two", "531 32", "Vitsippans begravningsbyrå"],
    ["by the beginning of its postcode", "531", "Vitsippans begravningsbyrå"],
    ["misspelled", "Vittsippans begravningbyrå", "Vitsippans begravningsbyrå"],
  ])("%s: %s", async (_how, query, name) => {
    expect((await findParlors(query)).items[0]?.name).toBe(name);
  });

  test("with its address and whether it takes sheets, and never with how to reach it", async () => {
    const { items } = await findParlors("Åmål");
    const id = expect.any(String) as string;
    expect(items).toEqual([
      { id, name: "Ek & Ek; begravningar", street: null, postalCode: null, town: "Åmål", takesSheets: false },
      {
        id,
        name: "Tranans begravningsbyrå",
        street: "Ågatan 2",
        postalCode: "662 31",
        town: "Åmål",
        takesSheets: true,
      },
    ]);
  });
});

test.each([deceasedSearchCall, funeralParlorSearchCall])("$path is neither stored nor indexed", async ({ path }) => {
  const { headers } = await ask(path, { query: "karl" });
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
});

test("no log knows whom somebody looked for, also when the search fails", async () => {
  const secret = "Hemligsson";
  for (const { path } of [deceasedSearchCall, funeralParlorSearchCall]) {
    await ask(path, { query: secret });
    await ask(path, { query: `${secret} Karl` });
    await ask(path, { query: secret, page: "0" });
    await api.app.inject({ method: "POST", url: `${path}?query=${secret}` });
    await api.app.inject({ method: "GET", url: `${path}/x?query=${secret}` });
  }
  await api.db.execute(sql`alter table deceased_person rename to deceased_person_away`);
  expect((await ask(deceasedSearchCall.path, { query: secret })).statusCode).toBe(500);
  await api.db.execute(sql`alter table deceased_person_away rename to deceased_person`);
  expect(api.logs()).toContain(deceasedSearchCall.path);
  expect(api.logs()).toContain("unexpected failure");
  expect(api.logs()).not.toMatch(/hemligsson/i);
});
