import { searchOf, type ProjectFilter } from "./project-filter.ts";

/* Gatsby's navigate would scroll, count a page view and fetch the page's data for each letter. */
export function writeUrl(filter: ProjectFilter, how: "replaceState" | "pushState"): void {
  const search = searchOf(filter);
  if (window.location.search === search) return;
  history[how]({ ...history.state }, "", window.location.pathname + search);
}
