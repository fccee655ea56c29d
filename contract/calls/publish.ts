export const publishCalls = {
  request: { method: "POST", path: "/__publish" },
  status: { method: "GET", path: "/__publish" },
} as const;
