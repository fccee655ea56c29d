import type { DeceasedPerson, FuneralParlor } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { sql, type SQL } from "drizzle-orm";
import { deceasedPeople, funeralParlors, type RegisterName } from "../../platform/database/tables/lookups.ts";
import type { Numbers } from "./words.ts";

export type Register<Item> = {
  name: RegisterName;
  table: typeof deceasedPeople | typeof funeralParlors;
  numbers: Numbers;
  item: SQL<Item>;
};

export const deceasedRegister: Register<DeceasedPerson> = {
  name: "deceased",
  table: deceasedPeople,
  numbers: "years",
  item: sql`json_build_object(
    'id', ${deceasedPeople.id}, 'name', ${deceasedPeople.name}, 'town', ${deceasedPeople.town},
    'bornYear', ${deceasedPeople.bornYear}, 'diedYear', ${deceasedPeople.diedYear})`,
};

export const parlorRegister: Register<FuneralParlor> = {
  name: "parlors",
  table: funeralParlors,
  numbers: "postcodes",
  item: sql`json_build_object(
    'id', ${funeralParlors.id}, 'name', ${funeralParlors.name}, 'street', ${funeralParlors.street},
    'postalCode', ${funeralParlors.postalCode}, 'town', ${funeralParlors.town},
    'takesSheets', ${funeralParlors.email} is not null)`,
};
