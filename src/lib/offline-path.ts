/** Where gatsby-plugin-offline looks for the page that it keeps for visits without a network. Nobody is led to it. */
export const offlinePath = "/offline-plugin-app-shell-fallback/";
