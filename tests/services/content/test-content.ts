import { type PublishedChange, publishRequest } from "@hjarta-lunga/contract/schemas/publish.ts";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { getPayload, handleEndpoints, type Payload } from "payload";
import { testDatabase } from "../../../scripts/testing/test-database.ts";
import { answerCall } from "../../../services/content/src/calls/answer-call.ts";
import { contentConfig } from "../../../services/content/src/content-config.ts";
import type { Role } from "../../../services/content/src/access/roles.ts";
import { developmentSecrets, readEnvironment } from "../../../services/content/src/environment.ts";

export const contentUrl = "http://localhost:8002";
const readToken = developmentSecrets.CONTENT_READ_TOKEN;

/** The web server's side of a publish: it takes the call, answers a state, and remembers what it heard. */
async function listenForPublishes() {
  const told: PublishedChange[] = [];
  const wentBack: object[] = [];
  const heard: { reason: string; authorization: string | undefined }[] = [];
  const answer = { status: 200, body: {} };
  const refused: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (request.method === "POST" && request.url?.endsWith("/releases") === true) {
        wentBack.push(JSON.parse(body) as object);
      } else if (request.method === "POST") {
        const { changes } = publishRequest.parse(JSON.parse(body));
        const reason = changes.map(({ what }) => what).join("; ");
        told.push(...changes);
        if (answer.status < 400) heard.push({ reason, authorization: request.headers.authorization });
        else refused.push(reason);
      }
      response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    told,
    wentBack,
    answer,
    refused,
    url: `http://127.0.0.1:${port}/__publish`,
    close: () => server.close(),
  };
}

async function open(databaseUrl: string, publishUrl: string, dataFolder: string) {
  const environment = readEnvironment({
    CONTENT_DATABASE_URL: databaseUrl,
    PUBLISH_URL: publishUrl,
    DATA_DIR: dataFolder,
    CONTENT_URL: contentUrl,
  });
  const config = await contentConfig({ environment, keepsTime: false });
  const payload = await getPayload({ config, key: databaseUrl });
  payload.logger.level = "fatal";
  return { config, payload };
}

const command = promisify(execFile);
const service = new URL("../../../services/content/", import.meta.url);

/** By the real command, as a process of its own: Payload leaves connections open as long as its process lives. */
export async function migrate(url: string) {
  const env = { ...process.env, CONTENT_DATABASE_URL: url };
  await command(process.execPath, ["src/commands/migrate.ts"], { cwd: service, env });
}

const saved = /^\/content-api\/(?:globals\/(?<global>\w+)|(?!users)(?<collection>\w+)\/(?<id>\d+))(?:\?|$)/;

/** As the forms do, a save says what it was made on: `updatedAt` of the newest version, when a test says nothing else. */
async function onNewest(payload: Payload, path: string, init: RequestInit): Promise<RequestInit> {
  const groups = saved.exec(path)?.groups;
  const { body, method } = init;
  if (groups === undefined || typeof body !== "string" || !["PATCH", "POST"].includes(method ?? "")) return init;
  const { collection, global, id } = groups as { collection?: "pages"; global?: "navigation"; id?: string };
  const shared = { draft: true, depth: 0 } as const;
  const newest =
    global === undefined
      ? await payload.findByID({ collection: collection ?? "pages", id: id ?? "", disableErrors: true, ...shared })
      : await payload.findGlobal({ slug: global, ...shared });
  return { ...init, body: JSON.stringify({ updatedAt: newest?.updatedAt, ...(JSON.parse(body) as object) }) };
}

const password = "Fyra lugna andetag 5";

/** The whole service on a database of its own, spoken to through its own URLs; only Next is left out. */
export async function startContent() {
  const database = await testDatabase("content", migrate);
  const folder = mkdtempSync(join(tmpdir(), "content-test-"));
  const web = await listenForPublishes();
  const { config, payload } = await open(database.url, web.url, folder);

  const answer = answerCall((request) => handleEndpoints({ config, payloadInstanceCacheKey: database.url, request }));
  const call = (path: string, init: RequestInit = {}) => answer(new Request(`${contentUrl}${path}`, init));

  const asVisitor = call;
  const asBuild = (path: string) => call(path, { headers: { authorization: `Bearer ${readToken}` } });

  /** A person with a role, logged in the way a browser is: by the cookie that logging in gave. */
  async function as(role: Role, name: string = role) {
    const email = `${role}-${crypto.randomUUID()}@example.test`;
    const user = await payload.create({ collection: "users", data: { email, password, role, name } });
    const login = await call("/content-api/users/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    const cookie = (login.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const sendAsIs = (path: string, init: RequestInit = {}) => {
      const isJson = typeof init.body === "string";
      const headers = { cookie, origin: contentUrl, ...(isJson ? { "content-type": "application/json" } : {}) };
      return call(path, { ...init, headers });
    };
    const send = async (path: string, init: RequestInit = {}) => sendAsIs(path, await onNewest(payload, path, init));
    return { user, send, sendAsIs, setCookie: login.headers.get("set-cookie") ?? "" };
  }

  async function stop() {
    web.close();
    const { pool } = payload.db;
    await payload.destroy();
    // One connection is never given back, so the end is asked for and not waited for.
    void pool.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }

  return { payload, web, asVisitor, asBuild, as, stop };
}

export type TestContent = Awaited<ReturnType<typeof startContent>>;
export type Person = Awaited<ReturnType<TestContent["as"]>>;
