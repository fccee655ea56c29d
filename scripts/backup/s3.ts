import { createHash, createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "../lib/failure.ts";
import type { Store } from "./store.ts";

type Access = { endpoint: string; region: string; id: string; secret: string };
type Call = { method: "GET" | "PUT" | "DELETE"; path: string; query?: Record<string, string>; body?: Buffer };

const sha256 = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Buffer | string, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** RFC 3986, which is stricter than encodeURIComponent. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** AWS Signature Version 4: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
export const sign = (access: Access, { method, path, query = {}, body }: Call, now: Date) => {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  const day = time.slice(0, 8);
  const { host } = new URL(access.endpoint);
  const headers = { host, "x-amz-content-sha256": sha256(body ?? ""), "x-amz-date": time };
  const names = Object.keys(headers).join(";");
  const asked = Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join("&");
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = [method, path, asked, lines.join(""), names, headers["x-amz-content-sha256"]].join("\n");
  const scope = `${day}/${access.region}/s3/aws4_request`;
  const key = [day, access.region, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${access.secret}`);
  const signature = hmac(key, ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n")).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${access.id}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { url: `${access.endpoint}${path}${asked === "" ? "" : `?${asked}`}`, headers: { ...headers, authorization } };
};

const answerMs = 120_000;
const tries = 4;

const call = async (access: Access, asked: Call, tried = 1): Promise<Response> => {
  const { url, headers } = sign(access, asked, new Date());
  const request = {
    method: asked.method,
    headers,
    signal: AbortSignal.timeout(answerMs),
    ...(asked.body && { body: new Uint8Array(asked.body) }),
  };
  const response = await fetch(url, request).catch((error: unknown) => (error instanceof Error ? error : new Error()));
  if (response instanceof Response && response.ok) return response;
  const isPassing = response instanceof Error || response.status >= 500 || response.status === 429;
  if (isPassing && tried < tries) {
    await delay(2 ** tried * 500);
    return call(access, asked, tried + 1);
  }
  const why = response instanceof Error ? response.message : `${response.status} ${codeIn(await response.text())}`;
  throw new Failure(`The store at ${access.endpoint} did not take ${asked.method} ${asked.path}: ${why}`);
};

const tag = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text);
const codeIn = (xml: string): string => tag(xml, "Code")[0] ?? "";
/** Our names hold none of the signs that XML writes otherwise. */
const nameShape = /^[\w./:-]+$/;

export const openS3 = (where: string, env: Record<string, string | undefined>): Store => {
  const { hostname: bucket, pathname } = new URL(where);
  const missing = ["BACKUP_S3_ENDPOINT", "BACKUP_S3_ACCESS_KEY_ID", "BACKUP_S3_SECRET_ACCESS_KEY"].filter(
    (name) => (env[name] ?? "") === "",
  );
  if (missing.length > 0) throw new Failure(`BACKUP_STORE is ${where}: ${missing.join(", ")} must be set too.`);
  const access = {
    endpoint: (env.BACKUP_S3_ENDPOINT ?? "").replace(/\/$/, ""),
    region: env.BACKUP_S3_REGION ?? "us-east-1",
    id: env.BACKUP_S3_ACCESS_KEY_ID ?? "",
    secret: env.BACKUP_S3_SECRET_ACCESS_KEY ?? "",
  };
  const folder = pathname.replaceAll(/^\/|\/$/g, "");
  const inFolder = folder === "" ? "" : `${folder}/`;
  const pathOf = (name: string) => `/${bucket}/${`${inFolder}${name}`.split("/").map(encoded).join("/")}`;

  const listFrom = async (prefix: string, token?: string): Promise<string[]> => {
    const query = {
      "list-type": "2",
      prefix: `${inFolder}${prefix}`,
      ...(token !== undefined && { "continuation-token": token }),
    };
    const xml = await (await call(access, { method: "GET", path: `/${bucket}`, query })).text();
    const names = tag(xml, "Key")
      .filter((name) => nameShape.test(name))
      .map((name) => name.slice(inFolder.length));
    const [next] = tag(xml, "NextContinuationToken");
    return next === undefined ? names : [...names, ...(await listFrom(prefix, next))];
  };

  return {
    where,
    put: async (name, body) => {
      await call(access, { method: "PUT", path: pathOf(name), body });
    },
    get: async (name) => Buffer.from(await (await call(access, { method: "GET", path: pathOf(name) })).arrayBuffer()),
    list: (prefix) => listFrom(prefix),
    remove: async (name) => {
      await call(access, { method: "DELETE", path: pathOf(name) });
    },
  };
};
