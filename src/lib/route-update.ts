/** An event on the window for each URL that Gatsby shows, the first too. */
export const routeUpdate = "hlf:route";
