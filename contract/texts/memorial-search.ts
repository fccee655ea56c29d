const textsOf = <Name extends "search" | "parlorSearch">(name: Name) =>
  [
    `memorial.${name}.label`,
    `memorial.${name}.hint`,
    `memorial.${name}.hits`,
    `memorial.${name}.one`,
    `memorial.${name}.many`,
    `memorial.${name}.more`,
    `memorial.${name}.none`,
    `memorial.${name}.away`,
  ] as const;

/** Of the fields that find in a register what the visitor begins to write. */
export const memorialSearchTexts = [
  ...textsOf("search"),
  "memorial.search.born",
  "memorial.search.died",
  ...textsOf("parlorSearch"),
  "memorial.parlorSearch.noSheets",
] as const;
