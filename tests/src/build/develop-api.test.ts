import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { passOnTo } from "#src/build/develop-api.ts";

const serve = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Mounted as Gatsby's server mounts it. */
const develop = (apiUrl: string) =>
  serve((asked, answer) => {
    const use = (
      path: string,
      handler: (asked: IncomingMessage & { originalUrl: string }, answer: ServerResponse) => void,
    ) => {
      expect(path).toBe("/api");
      handler(Object.assign(asked, { originalUrl: asked.url ?? "" }), answer);
    };
    passOnTo(apiUrl)({ use });
  });

test("a call in development reaches the API whole, and its answer the browser", async () => {
  const api = await serve((asked, answer) => {
    void text(asked).then((body) => {
      answer.writeHead(201, { "set-cookie": "a=1", "content-type": "application/json" });
      answer.end(
        JSON.stringify({ method: asked.method, url: asked.url, from: asked.headers["x-forwarded-for"], body }),
      );
    });
  });
  const url = `${await develop(api)}/api/RegularGift/Add?a=1`;
  const response = await fetch(url, { method: "POST", body: '{"amount":250}' });
  expect(response.status).toBe(201);
  expect(response.headers.get("set-cookie")).toBe("a=1");
  expect(await response.json()).toEqual({
    ...{ method: "POST", url: "/api/RegularGift/Add?a=1", from: "127.0.0.1", body: '{"amount":250}' },
  });
});

test("a redirect of the API, as on the way back from the card page, is the browser's to follow", async () => {
  const api = await serve((_asked, answer) => void answer.writeHead(303, { location: "/ge-en-gava/?order=A" }).end());
  const response = await fetch(`${await develop(api)}/api/Payments/Return/Mondido`, { redirect: "manual" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/ge-en-gava/?order=A");
});

test("an API that is away is an answer, not a crash", async () => {
  // Nothing listens on the port for discarding.
  const response = await fetch(`${await develop("http://127.0.0.1:9")}/api/Payments/Poll`);
  expect(response.status).toBe(503);
});
