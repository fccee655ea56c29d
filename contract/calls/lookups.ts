import type { DeceasedPage, FuneralParlorPage } from "../schemas/lookups.ts";
import type { Call } from "./call.ts";

/** `?query=&page=`. A name or part of one, and beside it a town or a year; misspelled too. Pages count from 1. */
export const deceasedSearchCall: Call<{ query: string }, DeceasedPage> = {
  method: "GET",
  path: "/api/DeceasedPeople/Search",
  answers: "items",
};
/** `?query=&page=`. A name, a town or a postcode. */
export const funeralParlorSearchCall: Call<{ query: string }, FuneralParlorPage> = {
  method: "GET",
  path: "/api/FuneralParlors/Search",
  answers: "items",
};
