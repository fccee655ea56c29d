/* One file for all that writing needs of the API and of the contract's rules: each file more is in every page's first script. */

export { drawCompanyDiploma as drawPreview, fetchRegisteredCompany } from "#src/calls/company-gifts.ts";
export { parseDiploma, previewOf, problemsOf } from "./company-rules.ts";
