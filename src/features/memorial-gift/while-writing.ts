/* One file for all that writing a sheet needs of the API and of the contract's rules: each file more is in every page's first script. */

export { searchDeceasedPeople, searchFuneralParlors } from "#src/calls/lookups.ts";
export { drawPreview } from "#src/calls/previews.ts";
export { previewOf, problemsOf, problemsOfSheet, parseSheet } from "./sheet-rules.ts";
