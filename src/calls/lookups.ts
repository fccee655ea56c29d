import { deceasedSearchCall, funeralParlorSearchCall } from "@hjarta-lunga/contract/calls/lookups.ts";
import type {
  DeceasedPage,
  DeceasedPerson,
  FuneralParlor,
  FuneralParlorPage,
} from "@hjarta-lunga/contract/schemas/lookups.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { frontEndApi } from "./clients.ts";
import { unreadable } from "./ask.ts";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isTextOrNothing: Check = (value) => value === null || isText(value);
const isYearOrNothing: Check = (value) => value === null || typeof value === "number";

/** The contract's shapes again, so that its schemas stay out of the browser. The compiler keeps the lists whole. */
const person: Record<keyof DeceasedPerson, Check> = {
  id: isText,
  name: isText,
  town: isTextOrNothing,
  bornYear: isYearOrNothing,
  diedYear: isYearOrNothing,
};
const parlor: Record<keyof FuneralParlor, Check> = {
  id: isText,
  name: isText,
  street: isTextOrNothing,
  postalCode: isTextOrNothing,
  town: isText,
  takesSheets: isFlag,
};

export type LookupAnswer<Item> = Pick<{ items: Item[]; total: number }, "items" | "total">;

async function search<Page extends LookupAnswer<unknown>>(
  path: string,
  { item, query, signal }: { item: Record<string, Check>; query: string; signal: AbortSignal },
): Promise<Page> {
  const { data } = await frontEndApi.get<Page>(path, { params: { query }, signal });
  const isItem: Check = (value) => isRecord(value) && Object.entries(item).every(([name, is]) => is(value[name]));
  const isPage = isRecord(data) && Array.isArray(data.items) && data.items.every(isItem);
  return isPage && typeof data.total === "number" ? data : unreadable(`GET ${path}`);
}

export const searchDeceasedPeople = (query: string, signal: AbortSignal) =>
  search<DeceasedPage>(deceasedSearchCall.path, { item: person, query, signal });

export const searchFuneralParlors = (query: string, signal: AbortSignal) =>
  search<FuneralParlorPage>(funeralParlorSearchCall.path, { item: parlor, query, signal });
