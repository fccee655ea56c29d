/** gatsby-plugin-offline prescribes it. */
export const offlinePath = "/offline-plugin-app-shell-fallback/";
