import http from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
export type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Answer>;

/** The URL goes out exactly as written: a client that tidies it up would hide what the server does with it. */
export const rawRequest =
  (port: number): Ask =>
  (path, { method = "GET", headers = {}, body } = {}) =>
    new Promise((done, fail) => {
      const framed = body !== undefined && headers["transfer-encoding"] === undefined;
      const length = framed ? { "content-length": String(Buffer.byteLength(body)) } : {};
      http
        .request({ port, host: "127.0.0.1", path, method, headers: { ...length, ...headers }, agent: false })
        .on("response", (response) => {
          text(response).then(
            (content) => done({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
            fail,
          );
        })
        .on("error", fail)
        .end(body);
    });
