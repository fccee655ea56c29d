import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { afterEach, expect, test } from "vitest";
import { listen, openServer } from "../../../../services/content/src/server/open-server.ts";
import { trustedProxies } from "../../../../services/content/src/server/client-address.ts";
import { dataPolicy, securityHeaders } from "../../../../services/content/src/server/security-headers.ts";
import { rawRequest } from "../../web/raw-request.ts";
import { brokenRequests, rawAnswer } from "../../raw-answer.ts";

type Options = Parameters<typeof openServer>[0];

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** In Next's place a handler that says what came through to it. */
const open = async (given: Partial<Options> = {}) => {
  const reached: { url: string | undefined; headers: Record<string, unknown>; bytes: number }[] = [];
  const handle: Options["handle"] = async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    reached.push({ url: request.url, headers: request.headers, bytes });
    response.writeHead(200, { "content-type": "text/plain" }).end("hej");
  };
  const server = openServer({
    handle,
    isEditor: (cookies) => Promise.resolve(cookies === "editor"),
    isTrustedProxy: () => false,
    siteUrl: "https://www.hjartalunga.se",
    onError: () => undefined,
    ...given,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const connections = () => new Promise<number>((done) => server.getConnections((_, count) => done(count)));
  return { port, reached, connections, ask: rawRequest(port) };
};

const names = Object.keys(securityHeaders(dataPolicy));
const expectHeaders = (headers: object) => {
  for (const name of names) expect(headers, name).toHaveProperty(name);
};

const kB = 1024;
const post = { method: "POST", path: "/content-api/pages" };
const upload = { method: "POST", path: "/content-api/media" };
test.each([
  ["a login", post, undefined, 64 * kB, 200],
  ["a stranger's long text", post, undefined, 64 * kB + 1, 413],
  ["a stranger's picture", upload, undefined, 65 * kB, 413],
  ["an editor's long page", post, "editor", 2048 * kB, 200],
  ["an editor's page beyond all measure", post, "editor", 2048 * kB + 1, 413],
  ["an editor's picture", upload, "editor", 11 * 1024 * kB, 200],
  [
    "an editor's picture under its own URL",
    { method: "PATCH", path: "/content-api/media/7?x=1" },
    "editor",
    3000 * kB,
    200,
  ],
  ["an editor's picture that is too large", upload, "editor", 11 * 1024 * kB + 1, 413],
  ["what only begins like the pictures", { method: "POST", path: "/content-api/mediation" }, "editor", 3000 * kB, 413],
  ["a film", upload, "editor", 40 * 1024 * kB, 413],
])("%s is answered as its size is: %j with %s and %d bytes is %d", async (_, call, cookie, bytes, status) => {
  const { ask, reached } = await open();
  const headers = cookie === undefined ? {} : { cookie };
  const answer = await ask(call.path, { method: call.method, headers, body: "x".repeat(bytes) });
  expect(answer.status).toBe(status);
  expect(reached.map((one) => one.bytes)).toEqual(status === 200 ? [bytes] : []);
  if (status === 413) expect(errorBody.parse(JSON.parse(answer.body)).message).toContain("för stort");
  expectHeaders(answer.headers);
});

test.each([
  ["a b", 400],
  ["[", 400],
  ["[::1", 400],
  ["a:99999999", 400],
  ["a:b", 400],
  ["%00", 400],
  ["<x>", 400],
  ["1.2.3.4.5", 400],
  ["256.256.256.256", 400],
  ["a/b", 400],
  ["xn--\u00e5", 400],
  ["localhost:8002", 200],
  ["innehall.hjartalunga.se", 200],
  ["[::1]:8002", 200],
])("the host %s is answered with %d, also when a proxy says it", async (host, status) => {
  const direct = await open();
  expect(
    (await rawAnswer(direct.port, `GET /admin HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)).status,
  ).toBe(status);
  const { port } = await open({ isTrustedProxy: () => true });
  const headers = `host: x\r\nx-forwarded-host: ${host}\r\nconnection: close`;
  expect((await rawAnswer(port, `GET /admin HTTP/1.1\r\n${headers}\r\n\r\n`)).status).toBe(status);
});

test("a server whose port is taken fails, and says which port it is", async () => {
  const { port } = await open();
  await expect(listen(createServer(), { port, host: "127.0.0.1" })).rejects.toThrow(`Port ${port} is taken`);
});

test("a body in pieces, whose length nobody has said, is not taken", async () => {
  const { ask, reached } = await open();
  const answer = await ask("/content-api/pages", {
    method: "POST",
    headers: { "transfer-encoding": "chunked", cookie: "editor" },
    body: "x".repeat(1000),
  });
  expect([answer.status, reached]).toEqual([411, []]);
});

test("who asks for leave first is told before anything is sent", async () => {
  const { port, reached } = await open();
  const ask = (bytes: number) =>
    rawAnswer(
      port,
      `POST /content-api/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\nexpect: 100-continue\r\ncontent-length: ${bytes}\r\n\r\nhej`,
    );
  expect((await ask(200 * 1024 * kB)).status).toBe(413);
  expect(reached).toEqual([]);
  expect((await ask(3)).status).toBe(100);
  expect(reached).toHaveLength(1);
});

test.each(brokenRequests)("%s is answered with the error body and every security header", async (_, sent, status) => {
  const { port } = await open();
  const answer = await rawAnswer(port, sent);
  expect(answer.status).toBe(status);
  expectHeaders(answer.headers);
  errorBody.parse(JSON.parse(answer.body));
});

test.each([
  ["OPTIONS", "/content-api/payload-migrations", 204],
  ["OPTIONS", "/admin", 204],
  ["TRACE", "/admin", 405],
  ["PROPFIND", "/content-api/pages", 405],
  ["GET", "/admin/%00", 400],
  ["GET", "/content-api/media/file/%E0%A4%A", 400],
  ["GET", "http://evil.example/admin", 400],
  ["GET", `/${"a".repeat(9000)}`, 414],
  ["GET", "/nope", 404],
  ["GET", "/_next/image?url=x", 404],
  ["GET", "/content-api", 404],
  ["POST", "/admin/login", 401],
  ["PUT", "/admin/login", 405],
  ["DELETE", "/", 405],
])("%s %s is answered with %d, and Next never hears of it", async (method, path, status) => {
  const { ask, reached } = await open();
  const answer = await ask(path, { method });
  expect([answer.status, reached]).toEqual([status, []]);
  expectHeaders(answer.headers);
});

const form = "application/x-www-form-urlencoded";
test.each([
  ["x-http-method-override", "application/json", 400],
  ["x-http-method-override", form, 400],
  ["x-payload-http-method-override", "application/json", 400],
  ["x-payload-http-method-override", "text/plain", 400],
  ["x-payload-http-method-override", form, 200],
])(
  "a call with %s of %s is answered with %d: only the admin's own long questions are read",
  async (name, type, status) => {
    const { ask, reached } = await open();
    const headers = { cookie: "editor", "content-type": type, [name]: "GET" };
    const answer = await ask("/content-api/pages", { method: "POST", headers, body: "limit=1" });
    expect([answer.status, reached.length]).toEqual([status, status === 200 ? 1 : 0]);
    expectHeaders(answer.headers);
  },
);

test("an editor's page may do what it does by itself", async () => {
  const { ask, reached } = await open();
  const answer = await ask("/admin/collections/pages/1", { method: "POST", headers: { cookie: "editor" }, body: "[]" });
  expect([answer.status, reached.length]).toEqual([200, 1]);
});

test("a page may run the scripts that carry its nonce and our own files, and Next is told the nonce", async () => {
  const { ask, reached } = await open();
  const asked = { headers: { "content-security-policy": "script-src 'nonce-mine'" } };
  const policies = [await ask("/admin", asked), await ask("/admin", asked)].map(
    ({ headers }) => headers["content-security-policy"],
  );
  expect(reached.map(({ headers }) => headers["content-security-policy"])).toEqual(policies);
  expect(policies[0]).toMatch(/; script-src 'self' 'nonce-[A-Za-z0-9+/]{22}=='; /);
  expect(policies[0]).not.toMatch(/script-src[^;]*unsafe/);
  expect(policies[1]).not.toBe(policies[0]);
});

test("from what is no page nothing is loaded, and a stricter word of the answer's own stands", async () => {
  const { ask } = await open();
  expect((await ask("/content-api/pages")).headers["content-security-policy"]).toBe(dataPolicy);
  const own = await open({
    handle: (_, response) => {
      response.setHeader("content-security-policy", "sandbox");
      response.end();
      return Promise.resolve();
    },
  });
  expect((await own.ask("/content-api/media/file/x")).headers["content-security-policy"]).toBe("sandbox");
});

test("what a stranger says of its address, and of ours, is not passed on", async () => {
  const { ask, reached } = await open();
  const headers = { "x-forwarded-for": "1.1.1.1", "x-client-address": "2.2.2.2", "x-forwarded-host": "evil.example" };
  await ask("/", { headers });
  expect(reached[0]?.headers).toMatchObject({ "x-client-address": "127.0.0.1", "x-forwarded-for": "127.0.0.1" });
  expect(reached[0]?.headers).not.toHaveProperty("x-forwarded-host");
  const behind = await open({ isTrustedProxy: trustedProxies(["127.0.0.1"]) });
  await behind.ask("/", { headers });
  expect(behind.reached[0]?.headers).toMatchObject({
    "x-client-address": "1.1.1.1",
    "x-forwarded-host": "evil.example",
  });
});

test("a fault of ours is said to the log, and in one line to the other side", async () => {
  const errors: unknown[] = [];
  const fault = new Error("inside");
  const { ask } = await open({ handle: () => Promise.reject(fault), onError: (error) => errors.push(error) });
  const answer = await ask("/admin");
  expect([answer.status, errors]).toEqual([500, [fault]]);
  expect(answer.body).not.toContain("inside");
});

/** When the other side ends it. */
const ended = async (socket: Socket) => {
  socket.on("error", () => undefined);
  socket.resume();
  if (!socket.closed) await once(socket, "close");
};

test("who asks to speak another protocol is answered in this one, and the connection ends", async () => {
  const { port } = await open({ times: { rest: 100 } });
  const answer = await rawAnswer(
    port,
    "GET /admin HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-key: x\r\n\r\n",
  );
  expect([answer.status, answer.body]).toEqual([200, "3\r\nhej\r\n0\r\n\r\n"]);
});

test.each([
  ["says nothing", ""],
  ["never ends its headers", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: "],
  ["never ends its body", "POST /content-api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc"],
])("a connection that %s is ended", async (_, sent) => {
  const { port } = await open({ times: { headers: 100, request: 200, idle: 400, checkEvery: 50 } });
  const socket = connect(port, "127.0.0.1", () => socket.write(sent));
  await ended(socket);
});

test("an answer that is read too slowly is ended, however alive its reader", async () => {
  const large = Buffer.alloc(64 * 1024 * kB);
  const { port, connections } = await open({
    times: { answer: 500 },
    handle: (_, response) => {
      response.end(large);
      return Promise.resolve();
    },
  });
  const socket = connect(port, "127.0.0.1", () => socket.write("GET /admin HTTP/1.1\r\nhost: x\r\n\r\n"));
  socket.on("error", () => undefined);
  const sip = setInterval(() => void socket.read(1), 50);
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  clearInterval(sip);
  socket.destroy();
});

test("one address has a share of the connections, and no more", async () => {
  const { port, ask } = await open();
  const sockets = Array.from({ length: 80 }, () => connect(port, "127.0.0.1"));
  let refused = 0;
  for (const socket of sockets) void ended(socket).then(() => (refused += 1));
  await expect.poll(() => refused).toBe(20);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await ask("/").catch(() => ({ status: 0 }))).status).toBe(200);
});
