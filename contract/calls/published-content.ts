export const publishedCalls = {
  site: { method: "GET", path: "/content-api/published/site" },
  pages: { method: "GET", path: "/content-api/published/pages" },
} as const;

/** In the URL of an editor's file: when it was last changed. The same URL always has the same content. */
export const fileVersion = "v";
