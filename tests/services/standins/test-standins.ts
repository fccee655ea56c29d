import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import type { RequestOptions } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStandins } from "../../../services/standins/src/start.ts";
import type { Standins } from "../../../services/standins/src/start.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** One HTTPS call on a connection of its own. */
export const call = async (url: string, options: RequestOptions, body?: string): Promise<Answer> => {
  const sent = request(url, { agent: false, ...options }).end(body);
  const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString("utf8") };
};

export const payeeAlias = "1234679304";
export const newId = () => crypto.randomUUID().replaceAll("-", "").toUpperCase();

/** What a provider told us, and when. */
export type Heard = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };

/** The charity's side: it hears callbacks, and answers with the codes that it is given, then 200. */
const startListener = async () => {
  const heard: Heard[] = [];
  const answers: number[] = [];
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.on("end", () => {
      const body = JSON.parse(Buffer.concat(parts).toString("utf8")) as Record<string, unknown>;
      heard.push({ path: incoming.url ?? "", headers: incoming.headers, body });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { heard, answers, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

export const startTestStandins = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "standins-"));
  const listener = await startListener();
  let standins: Standins = await startStandins({ dataDir, apiUrl: listener.url });
  const { caFile, certFile, keyFile } = standins.certificates;
  const [ca, cert, key] = await Promise.all([caFile, certFile, keyFile].map((file) => readFile(file, "utf8")));

  const swish = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const type: Record<string, string> = text === undefined ? {} : { "content-type": "application/json" };
    return call(`${standins.urls.swish}${path}`, { method, ca, cert, key, headers: { ...type, ...headers } }, text);
  };
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    return (await fetch(`${standins.urls.http}/control${path}`, { method, ...init })).json();
  };

  return {
    urls: () => standins.urls,
    identity: { cert, key },
    files: { certFile },
    ca,
    listener,
    swish,
    control,
    /** A payment request as the API makes it, with changes. */
    paymentRequest: (changes: Record<string, unknown> = {}) => ({
      payeeAlias,
      amount: "100.00",
      currency: "SEK",
      message: "Gåva",
      callbackUrl: `${standins.urls.edge}/api/Payments/Callback/Swish`,
      callbackIdentifier: "0123456789abcdef0123456789abcdef",
      payeePaymentReference: "AB12CD",
      ...changes,
    }),
    restart: async () => {
      await standins.close();
      standins = await startStandins({ dataDir, apiUrl: listener.url });
    },
    close: async () => {
      await standins.close();
      await listener.close();
      await rm(dataDir, { recursive: true });
    },
  };
};
export type TestStandins = Awaited<ReturnType<typeof startTestStandins>>;
