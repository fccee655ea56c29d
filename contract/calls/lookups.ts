import type { DeceasedPage, FuneralParlorPage } from "../schemas/lookups.ts";
import { get } from "./call.ts";

export const deceasedSearchCall = /* @__PURE__ */ get<{ query: string }, DeceasedPage>("/api/DeceasedPeople/Search", {
  items: "list",
});
export const funeralParlorSearchCall = /* @__PURE__ */ get<{ query: string }, FuneralParlorPage>(
  "/api/FuneralParlors/Search",
  { items: "list" },
);
