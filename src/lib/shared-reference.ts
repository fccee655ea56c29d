/** What stands below the page of a shared card: "/d/JUL_24_1/7H4K…" and "/mc/ml25/7H4K…" have two parts of their own. */
export const sharedReference = (path: string): string => path.split("/").slice(3).join("/").replace(/\/$/, "");
