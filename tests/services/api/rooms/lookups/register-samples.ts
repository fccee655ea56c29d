import { importRegister } from "../../../../../services/api/src/rooms/lookups/import.ts";
import type { TestApi } from "../../test-api.ts";

/** A file as a supplier sends it: lines of cells. */
export const fileOf = (...lines: string[]) => new TextEncoder().encode(`${lines.join("\n")}\n`);

export const people = (...lines: string[]) => fileOf("name;town;born;died", ...lines);
export const parlors = (...lines: string[]) => fileOf("name;street;postal_code;town;phone;email", ...lines);

export const somePeople = people(
  "Karl-Gustav Lindström;Lidköping;1941;2026",
  "Karl-Gustaf Lindstrand;Örnsköldsvik;1938;2026",
  "Karl Lind;Växjö;1950;2024",
  "Carl Bergqvist;Göteborg;1960;2025",
  "Åsa Ödman;Älmhult;1955;2025",
  "Desirée O'Brien;Öregrund;1944;2023",
  "Søren Færø;;1939;",
  "Kristina Ek;Lidköping;;2026",
  "Eva Maria Holmkvist;Luleå;1941;2025",
  ...Array.from({ length: 25 }, (_, at) => `Anna Tallmo;Umeå;${1930 + at};2020`),
);
export const someParlors = parlors(
  "Vitsippans begravningsbyrå;Storgatan 1;531 32;Lidköping;0980-319 201;hej@vitsippan.test",
  '"Ek & Ek; begravningar";;;Åmål;;',
  "Tranans begravningsbyrå;Ågatan 2;662 31;Åmål;;tranan@tranan.test",
);

export const fillRegisters = async ({ db }: TestApi) => {
  await importRegister(db, "deceased", somePeople);
  await importRegister(db, "parlors", someParlors);
};
