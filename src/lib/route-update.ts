/** Sent to the window each time Gatsby has shown a URL, the first one too. */
export const routeUpdate = "hlf:route";
