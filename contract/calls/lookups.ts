/** `?query=&page=`. A name or part of one, and beside it a town or a year; misspelled too. Pages count from 1. */
export const deceasedSearchCall = { method: "GET", path: "/api/DeceasedPeople/Search" } as const;
/** `?query=&page=`. A name, a town or a postcode. */
export const funeralParlorSearchCall = { method: "GET", path: "/api/FuneralParlors/Search" } as const;
