import type { DeceasedPage, FuneralParlorPage } from "../schemas/lookups.ts";
import type { Call } from "./call.ts";

export const deceasedSearchCall: Call<{ query: string }, DeceasedPage> = {
  method: "GET",
  path: "/api/DeceasedPeople/Search",
  answers: { items: "list" },
};
export const funeralParlorSearchCall: Call<{ query: string }, FuneralParlorPage> = {
  method: "GET",
  path: "/api/FuneralParlors/Search",
  answers: { items: "list" },
};
