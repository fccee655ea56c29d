import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { Socket } from "node:net";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { beforeAll, expect, test } from "vitest";
import { answerBrokenRequest } from "../../../../services/web/src/serve/broken-request.ts";
import { securityHeaders } from "../../../../services/web/src/headers/security-headers.ts";
import { brokenRequests, rawAnswer } from "../../raw-answer.ts";
import { webServer } from "../app-fixture.ts";
import { localPolicy } from "../site-fixture.ts";

let port: number;
const clearing: (() => unknown)[] = [];
beforeAll(async () => {
  const server = await webServer({ whenDone: (clear) => clearing.push(clear) });
  await server.release();
  port = server.port;
  return async () => {
    for (const clear of clearing.reverse()) await clear();
  };
});

const names = Object.keys(securityHeaders(localPolicy, []));

test.each(brokenRequests)("%s is answered with the error body and every security header", async (_, sent, status) => {
  const answer = await rawAnswer(port, sent);
  expect(answer.status).toBe(status);
  for (const name of [...names, "x-request-id"]) expect(answer.headers, name).toHaveProperty(name);
  expect(errorBody.parse(JSON.parse(answer.body))).toMatchObject({
    code: "bad_request",
    requestId: answer.headers["x-request-id"],
  });
});

test("HTTP/1.0 knows no host, and is answered", async () => {
  expect((await rawAnswer(port, "GET / HTTP/1.0\r\n\r\n")).status).toBe(200);
});

test("a request that does not come to its end is told so", async () => {
  const socket = new PassThrough();
  const late = Object.assign(new Error("late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  answerBrokenRequest(() => ({}))(late, socket as unknown as Socket);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});
