import { request as callPlain } from "node:http";
import { createServer } from "node:https";
import type { Server } from "node:https";

const forwarded = "/api/Payments/Callback/";

/** Plays production's load balancer: TLS outside, plain HTTP to the API. Only what providers call passes. */
export const createEdge = ({
  certificate,
  key,
  apiUrl,
}: {
  certificate: string;
  key: string;
  apiUrl: () => string;
}): Server =>
  createServer({ cert: certificate, key, minVersion: "TLSv1.2" }, (request, response) => {
    // Read as a URL first: "Callback/../Poll" is another one.
    const url = URL.parse(request.url ?? "/", "https://localhost");
    if (!url?.pathname.startsWith(forwarded)) {
      response.writeHead(404).end();
      return;
    }
    const headers = {
      ...request.headers,
      "x-forwarded-for": request.socket.remoteAddress,
      "x-forwarded-proto": "https",
    };
    const inner = callPlain(new URL(`${url.pathname}${url.search}`, apiUrl()), {
      method: request.method,
      headers,
      timeout: 15_000,
    });
    const away = () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    };
    inner.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("error", away).pipe(response);
    });
    inner.on("timeout", () => inner.destroy(new Error("The API did not answer.")));
    inner.on("error", away);
    request.pipe(inner);
  });
