import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { researchAreas, type ResearchArea } from "@hjarta-lunga/contract/research.ts";

export const orders = ["newest", "largest", "title"] as const;
export type Order = (typeof orders)[number];

export type ProjectFilter = {
  text: string;
  year: number | null;
  area: ResearchArea | null;
  order: Order;
  page: number;
};

export const everything: ProjectFilter = { text: "", year: null, area: null, order: "newest", page: 1 };

const longestText = 100;

export function filterIn(search: string): ProjectFilter {
  const query = new URLSearchParams(search);
  const year = query.get(queryKeys.year) ?? "";
  const page = query.get(queryKeys.page) ?? "";
  return {
    text: (query.get(queryKeys.query) ?? "").slice(0, longestText),
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    area: researchAreas.find((area) => area === query.get(queryKeys.area)) ?? null,
    order: orders.find((order) => order === query.get(queryKeys.sort)) ?? everything.order,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

export function searchOf({ text, year, area, order, page }: ProjectFilter): string {
  const query = new URLSearchParams();
  if (text.trim() !== "") query.set(queryKeys.query, text.trim());
  if (year !== null) query.set(queryKeys.year, String(year));
  if (area !== null) query.set(queryKeys.area, area);
  if (order !== everything.order) query.set(queryKeys.sort, order);
  if (page > 1) query.set(queryKeys.page, String(page));
  return query.size > 0 ? `?${query}` : "";
}
