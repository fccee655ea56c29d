import { searchOf, type ProjectFilter } from "./project-filter.ts";

/* Gatsby's navigate would scroll, count a page view and fetch the page's data for each letter. */
const isWritten = (search: string) => window.location.search === search;

export function replaceUrl(filter: ProjectFilter): void {
  const search = searchOf(filter);
  if (!isWritten(search)) history.replaceState({ ...history.state }, "", window.location.pathname + search);
}

/** Turning a page adds a history entry, so that Back returns to the page before. */
export function pushUrl(filter: ProjectFilter): void {
  const search = searchOf(filter);
  if (!isWritten(search)) history.pushState({ ...history.state }, "", window.location.pathname + search);
}
