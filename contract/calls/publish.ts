export const publishCalls = {
  request: { method: "POST", path: "/__publish" },
  status: { method: "GET", path: "/__publish" },
  releases: { method: "GET", path: "/__publish/releases" },
  goBack: { method: "POST", path: "/__publish/releases" },
} as const;
