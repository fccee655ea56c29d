/* One file for all that writing needs of the API and of the contract's rules: each file more is in every page's first script. */

export { drawPreview } from "#src/calls/previews.ts";
export { previewOf, problemsOf, problemsOfWords, parseDelivery, parseWords } from "./document-rules.ts";
