import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { deceasedRegister, parlorRegister } from "../../../../../services/api/src/rooms/lookups/registers.ts";
import { importRegister } from "../../../../../services/api/src/rooms/lookups/import.ts";
import { createRegisterSearch } from "../../../../../services/api/src/rooms/lookups/search.ts";
import { fillEmptyRegisters } from "../../../../../services/api/src/seed/fill.ts";
import { ownTestApi } from "../../test-api.ts";
import { fileOf, parlors, people, someParlors, somePeople } from "./register-samples.ts";

const api = await ownTestApi();
beforeEach(() => importRegister(api.db, "deceased", people("Den Första;Visby;1940;2024")));

const found = async (query: string) => {
  const { items } = await createRegisterSearch(api.db, deceasedRegister)(query, 1);
  return items.map(({ name }) => name);
};
/** What the import says, one line each, without its first. */
const refusalOf = async (register: "deceased" | "parlors", file: Uint8Array) => {
  const said = await importRegister(api.db, register, file).catch((error: unknown) => error);
  expect(said).toBeInstanceOf(Error);
  const [first, ...lines] = (said as Error).message.split("\n");
  expect(first).toBe("The register is as it was. In the file:");
  return lines;
};

test("a file takes the register's place as a whole", async () => {
  expect(await importRegister(api.db, "deceased", somePeople)).toBe(34);
  expect((await found("lindström"))[0]).toBe("Karl-Gustav Lindström");
  expect(await found("första")).toEqual([]);
  const { rows } = await api.db.execute(sql`select count(*)::int as kept from deceased_person`);
  expect(rows).toEqual([{ kept: 34 }]);
});

test("an entry keeps its id in the next file, and so what a visitor has picked, also when how to reach it is new", async () => {
  const idsOf = async (...lines: string[]) => {
    await importRegister(api.db, "parlors", parlors(...lines));
    const { items } = await createRegisterSearch(api.db, parlorRegister)("tranan", 1);
    return items.map(({ id }) => id);
  };
  const before = await idsOf("Tranan;;;Umeå;;", "Tranan;;;Umeå;;b@tranan.test");
  expect(new Set(before).size).toBe(2);
  expect(await idsOf("Ask;;;Umeå;;", "Tranan;;;Umeå;;a@tranan.test", "Tranan;;;Umeå;;b@tranan.test")).toEqual(before);
});

test("a search that has begun to answer knows the next file at once, whichever process brought it in", async () => {
  const search = createRegisterSearch(api.db, deceasedRegister);
  expect((await search("första", 1)).total).toBe(1);
  await importRegister(api.db, "deceased", somePeople);
  expect((await search("första", 1)).total).toBe(0);
  expect((await search("lindström", 1)).items.map(({ name }) => name)).toEqual(["Karl-Gustav Lindström"]);
});

test("a search that found the database away answers when it is there again", async () => {
  const search = createRegisterSearch(api.db, deceasedRegister);
  await api.db.execute(sql`alter table deceased_person rename to deceased_person_away`);
  await expect(search("första", 1)).rejects.toThrow();
  await api.db.execute(sql`alter table deceased_person_away rename to deceased_person`);
  expect((await search("första", 1)).total).toBe(1);
});

test("the other register stays as it is", async () => {
  await importRegister(api.db, "parlors", someParlors);
  await importRegister(api.db, "deceased", somePeople);
  expect((await createRegisterSearch(api.db, parlorRegister)("vitsippans", 1)).total).toBe(1);
});

test("columns may come in any order, cells in quotes, lines in Windows' way and with a mark before the first", async () => {
  const file = fileOf('\uFEFF"died";name;"born";town\r', '2025;"Ek; Åsa ""Ninni""";;"Umeå"\r');
  expect(await importRegister(api.db, "deceased", file)).toBe(1);
  expect(await found("ninni 2025 umea")).toEqual(['Ek; Åsa "Ninni"']);
});

test.each<[string, Uint8Array, string[]]>([
  ["a year in letters", people("A Ek;;x;"), ["Line 2: born must be a year of four digits, or empty"]],
  ["a year out of reach", people("A Ek;;1066;"), ["Line 2: born must be a year from 1850 to 2100, or empty"]],
  ["death before birth", people("A Ek;;1950;1949"), ["Line 2: died must not be before the year of birth"]],
  ["nobody's name", people(";Umeå;;"), ["Line 2: name must have letters"]],
  ["an invisible sign", people("A\u0007 Ek;;;"), ["Line 2: name has an invisible sign in it"]],
  ["a cell too few", people("A Ek;;1950"), ["Line 2: it has 3 cells, not 4."]],
  [
    "several lines",
    people("A Ek;;1950;", "B Ek;;x;", "C Ek;;;y"),
    ["Line 3: born must be a year of four digits, or empty", "Line 4: died must be a year of four digits, or empty"],
  ],
  ["an open quote", people('"A Ek;;;'), ["Line 2: the quotes are not closed, or stand in the middle of a cell."]],
  ["no line", people(), ["There is no line below the first."]],
  ["nothing at all", new Uint8Array(), ["The first line must name these columns: name;town;born;died"]],
  ["other columns", fileOf("namn;ort", "A;B"), ["The first line must name these columns: name;town;born;died"]],
  ["another encoding", Buffer.from("name;town;born;died\nÅsa;;;\n", "latin1"), ["It is not written in UTF-8."]],
])("%s changes nothing and is said by its line, without a name", async (_what, file, lines) => {
  expect(await refusalOf("deceased", file)).toEqual(lines);
  expect(await found("den första")).toEqual(["Den Första"]);
});

test.each<[string, string, string[]]>([
  ["a postcode", "A;;12;Umeå;;", ["Line 2: postal_code must be five digits, or empty"]],
  ["a telephone number", "A;;;Umeå;ring;", ["Line 2: phone must be a telephone number, or empty"]],
  ["an e-mail address", "A;;;Umeå;;a@", ["Line 2: email must be an e-mail address, or empty"]],
  ["a town", "A;;;;;", ["Line 2: town must have letters"]],
])("of a parlour %s that is wrong is said", async (_what, line, lines) => {
  expect(await refusalOf("parlors", parlors(line))).toEqual(lines);
});

test("a parlour that stands there twice is said, and two people of one name, town and years are two people", async () => {
  const twice = ["A;;;Umeå;;", "A;;;Umeå;;"];
  expect(await refusalOf("parlors", parlors(...twice))).toEqual(["Line 3: it is the same as line 2."]);
  expect(await importRegister(api.db, "deceased", people("Åsa Ek;Umeå;1940;2024", "Åsa Ek;Umeå;1940;2024"))).toBe(2);
  const { items } = await createRegisterSearch(api.db, deceasedRegister)("åsa ek", 1);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
});

test("a file with very much wrong says the first fifty lines of it", async () => {
  const lines = await refusalOf("deceased", people(...Array.from({ length: 60 }, (_, at) => `A ${at};;x;`)));
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe("and 10 more.");
});

test("what the database refuses leaves the register whole", async () => {
  await api.db.execute(sql`alter table deceased_person add constraint never check (name <> 'Karl Lind')`);
  await expect(importRegister(api.db, "deceased", somePeople)).rejects.toThrow();
  await api.db.execute(sql`alter table deceased_person drop constraint never`);
  expect(await found("den första")).toEqual(["Den Första"]);
});

test("imports at once take turns, and the register is that of the last", async () => {
  // A connection for each, so that they do begin at once.
  await Promise.all([1, 2, 3, 4].map(() => api.db.execute(sql`select 1`)));
  const imports = [1, 2, 3, 4].map(() => importRegister(api.db, "deceased", somePeople));
  expect(await Promise.all(imports)).toEqual([34, 34, 34, 34]);
  const { rows } = await api.db.execute(sql`select count(*)::int as kept from deceased_person`);
  expect(rows).toEqual([{ kept: 34 }]);
});

test("registers that are empty are filled with invented entries, and no others are", async () => {
  await importRegister(api.db, "parlors", someParlors);
  await api.db.execute(sql`delete from deceased_person`);
  await fillEmptyRegisters(api.db);
  expect((await found("Karl-Gustav Lindström"))[0]).toBe("Karl-Gustav Lindström");
  expect((await createRegisterSearch(api.db, parlorRegister)("vitsippans", 1)).total).toBe(1);
});
