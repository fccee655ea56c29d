/** Behind BankID: who has not logged in fetches none of it. */
export const loadOwnPages = () => import("./own-pages.tsx");
