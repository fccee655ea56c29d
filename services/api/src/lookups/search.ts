import { lookupPageSize } from "@hjarta-lunga/contract/schemas/lookups.ts";
import type { Database } from "../database/connect.ts";
import { alikeWords } from "./alike-words.ts";
import type { Found } from "./find.ts";
import { findByOneWord } from "./find-by-one-word.ts";
import { findByWords } from "./find-by-words.ts";
import type { Register } from "./registers.ts";
import { askedIn } from "./words.ts";

type Page<Item> = Found<Item> & { page: number; pages: number };

/**
 * Best first: entries with all words as they are written. When they do not fill a page, those with words that begin so
 * follow, and then those with words that may have been meant.
 */
export const registerSearch = <Item>(db: Database, register: Register<Item>) => {
  const findByOne = findByOneWord(db, register);
  const findByMany = findByWords(db, register);
  const findAlike = alikeWords(db, register.name);

  const find = async (query: string, offset: number): Promise<Found<Item>> => {
    const asked = askedIn(query, register.numbers);
    if (asked.length === 0) return { items: [], total: 0 };
    const findBy = asked.length === 1 ? findByOne : findByMany;
    const written = await findBy({ asked, withBegun: false, alike: [] }, offset);
    if (written.total >= lookupPageSize) return written;
    const begun = await findBy({ asked, withBegun: true, alike: [] }, offset);
    if (begun.total >= lookupPageSize) return begun;
    const alike = await findAlike(asked);
    return alike.length === 0 ? begun : findBy({ asked, withBegun: true, alike }, offset);
  };

  return async (query: string, page: number): Promise<Page<Item>> => {
    const found = await find(query, (page - 1) * lookupPageSize);
    return { ...found, page, pages: Math.ceil(found.total / lookupPageSize) };
  };
};
