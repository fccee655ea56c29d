/** On the web server. Both need `Authorization: Bearer <PUBLISH_TOKEN>`. */
export const publishCalls = {
  request: { method: "POST", path: "/__publish" },
  status: { method: "GET", path: "/__publish" },
} as const;
