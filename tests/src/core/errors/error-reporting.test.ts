import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { serveLocally, type LocalServer } from "../../local-server.ts";

type Sent = {
  exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] };
  message?: string;
  tags?: Record<string, unknown>;
  request?: { url: string };
} & Record<string, unknown>;

let server: LocalServer;
const fetched = vi.spyOn(globalThis, "fetch");
let lib: typeof import("#src/lib/error-reports.ts");

beforeEach(async () => {
  vi.resetModules();
  fetched.mockClear();
  server = await serveLocally((_, response) => response.writeHead(200).end("{}"));
  lib = await import("#src/lib/error-reports.ts");
});
afterEach(async () => {
  window.history.replaceState(null, "", "/");
  document.cookie = "hlf_identity=; max-age=0";
  await server.close();
});

async function start(): Promise<void> {
  const { startErrorReporting } = await import("#src/core/errors/error-reporting.ts");
  startErrorReporting(`${server.url.replace("://", "://0123456789abcdef0123456789abcdef@")}/1`);
}

/** What the service has got: an envelope's last line is the event. */
const sent = (): Sent[] => server.asked.map(({ body }) => JSON.parse(body.trim().split("\n").at(-1) ?? "{}") as Sent);
const said = () => sent().map(({ exception, message }) => exception?.values[0]?.value ?? message);

/** An error is handed over by a timer, which comes before one that is set later. */
const turn = () => new Promise((done) => setTimeout(done));

async function arrived(count: number): Promise<void> {
  await turn();
  await Promise.all(fetched.mock.results.map(({ value }) => value as Promise<Response>));
  expect(server.asked).toHaveLength(count);
}

test("errors from before the client has loaded are not lost", async () => {
  lib.reportError(new TypeError("before"));
  await start();
  lib.reportError(new Error("after"));
  await arrived(2);
  expect(said().toSorted()).toEqual(["after", "before"]);
});

test("the same error is told once", async () => {
  await start();
  for (let index = 0; index < 5; index += 1) lib.reportError(new Error("again"));
  await arrived(1);
});

test("a page tells no more than twenty errors", async () => {
  await start();
  for (let index = 0; index < 60; index += 1) {
    lib.reportError(new Error(`number ${index}`));
    await turn();
  }
  await arrived(20);
});

test.each([
  ["a page that does not exist", new Error("page resources for /finns-inte/ not found. Not rendering React")],
  ["a script from elsewhere", "Script error."],
  ["a browser's notice", "ResizeObserver loop completed with undelivered notifications."],
  ["an extension", Object.assign(new Error("x"), { stack: "Error: x\n at chrome-extension://abc/content.js:1:1" })],
])("%s is not reported", async (_, error) => {
  await start();
  lib.reportError(error);
  lib.reportError(new Error("real"));
  await arrived(1);
  expect(said()).toEqual(["real"]);
});

test("a failed call is told with what finds it in the log, and what it means", async () => {
  await start();
  const { ApiError } = await import("#src/calls/api-error.ts");
  const error = new ApiError("POST /api/Payments/Poll", { code: "internal", status: 500, requestId: "request-0001" });
  lib.reportError(error, "PaymentPollFailed");
  await arrived(1);
  expect(sent()[0]?.tags).toEqual({
    failure: "PaymentPollFailed",
    code: "internal",
    status: 500,
    requestId: "request-0001",
  });
});

describe("a report says nothing of the visitor", () => {
  const personal = {
    reference: "7H4KX2MQ9TBVZ3NP5RWD",
    email: "anna.svensson@example.se",
    phone: "070-174 06 05",
    personalNumber: "19850709-9805",
    identity: "0b7cf1f3-9d0c-4f5a-8f43-6a0a3a4ce0c1",
  };
  const everything = Object.values(personal).join(", ");

  test.each<[string, () => unknown]>([
    ["in the words of an error", () => new Error(`It broke: ${everything}`)],
    ["in its cause", () => new Error("It broke", { cause: new Error(everything) })],
    ["in a rejection that is no error", () => ({ email: personal.email, name: everything })],
    ["in a rejection that is words", () => everything],
    [
      "in its stack",
      () =>
        Object.assign(new Error("It broke"), {
          stack: `Error: It broke\n    at pay (https://hlf.test/ge-en-gava/?order=${personal.reference}:1:1)`,
        }),
    ],
    ["in the name of an error", () => Object.assign(new Error("It broke"), { name: everything })],
  ])("%s", async (_, make) => {
    document.cookie = `hlf_identity=${personal.identity}`;
    window.history.replaceState(null, "", `/ge-en-gava/?order=${personal.reference}&utm_source=brev`);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await start();
    console.warn(everything);
    warn.mockRestore();
    lib.reportError(make());
    await arrived(1);
    const [asked] = server.asked;
    for (const value of Object.values(personal)) expect(JSON.stringify(asked)).not.toContain(value);
    expect(asked?.headers.cookie).toBeUndefined();
    const [event] = sent();
    expect(event?.request).toEqual({ url: `${window.location.origin}/ge-en-gava/?utm_source=brev` });
    for (const key of ["user", "breadcrumbs", "contexts", "extra", "server_name"])
      expect(event).not.toHaveProperty(key);
  });
});
