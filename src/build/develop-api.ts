import { request, type IncomingMessage, type ServerResponse } from "node:http";

type Handler = (asked: IncomingMessage & { originalUrl: string }, answer: ServerResponse) => void;
type App = { use: (path: string, handler: Handler) => void };

/**
 * In development there is no web server: Gatsby's passes calls on to the API. Its own proxy would follow the API's
 * redirects instead of handing them to the browser, and the way back from the card page is one.
 */
export const passOnTo = (apiUrl: string) => (app: App) =>
  app.use("/api", (asked, answer) => {
    const { method, originalUrl, headers, socket } = asked;
    const passed = request(new URL(originalUrl, apiUrl), {
      ...(method !== undefined && { method }),
      headers: { ...headers, "x-forwarded-for": socket.remoteAddress ?? "" },
    });
    passed.on("response", (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on("error", () => {
      if (!answer.headersSent) answer.writeHead(503, { "retry-after": "5" });
      answer.end();
    });
    asked.pipe(passed);
  });
