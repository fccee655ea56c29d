export const publishedCalls = {
  site: { method: "GET", path: "/content-api/published/site" },
  pages: { method: "GET", path: "/content-api/published/pages" },
} as const;
