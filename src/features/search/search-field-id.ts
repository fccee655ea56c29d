/** The search page's own field, where the header's way to search leads when the page is there already. */
export const searchFieldId = "search-field";
