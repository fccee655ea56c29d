/* Fetched once somebody has identified, or follows a link of a mail. */

export const loadDetails = () => import("./details.tsx");
export const loadForgotten = () => import("./forgotten.tsx");
export const loadProveAddress = () => import("./prove-address.tsx");
