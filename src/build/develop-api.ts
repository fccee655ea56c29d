import { request, type IncomingMessage, type ServerResponse } from "node:http";

type Handler = (incoming: IncomingMessage & { originalUrl: string }, outgoing: ServerResponse) => void;
/** Gatsby's own proxy follows redirects, but the browser must: the card page leads back by one. */
export const passOnTo = (apiUrl: string) => (app: { use: (path: string, handler: Handler) => void }) =>
  app.use("/api", (incoming, outgoing) => {
    const { method, originalUrl, headers, socket } = incoming;
    const passed = request(new URL(originalUrl, apiUrl), {
      ...(method !== undefined && { method }),
      headers: { ...headers, "x-forwarded-for": socket.remoteAddress ?? "" },
    });
    passed.on("response", (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on("error", () => {
      if (!outgoing.headersSent) outgoing.writeHead(503, { "retry-after": "5" });
      outgoing.end();
    });
    incoming.pipe(passed);
  });
