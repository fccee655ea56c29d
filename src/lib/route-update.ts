/** Sent to the window each time Gatsby has shown an address, the first one too. */
export const routeUpdate = "hlf:route";
