import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sign } from "../../../scripts/backup/s3.ts";

const access = { region: "eu-north-1", id: "id-of-the-test", secret: "secret-of-the-test" };
const mostListed = 3;

/** As much of S3 as a backup needs: signatures are checked, lists come in pages, and nothing is half. */
export const openS3Standin = async () => {
  const objects = new Map<string, Buffer>();
  let failures = 0;

  const isSigned = ({ method = "", headers, url = "" }: IncomingMessage, body: Buffer, endpoint: string): boolean => {
    const { pathname, searchParams } = new URL(url, endpoint);
    const asked = { method: method as "GET", path: pathname, query: Object.fromEntries(searchParams) };
    const time = String(headers["x-amz-date"]).replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z");
    const right = sign({ ...access, endpoint }, { ...asked, ...(body.length > 0 && { body }) }, new Date(time));
    const isOfBody = headers["x-amz-content-sha256"] === createHash("sha256").update(body).digest("hex");
    return isOfBody && headers.authorization === right.headers.authorization;
  };
  const list = (params: URLSearchParams): string => {
    const from = Number(params.get("continuation-token") ?? 0);
    const names = [...objects.keys()].filter((name) => name.startsWith(params.get("prefix") ?? "")).toSorted();
    const next = from + mostListed;
    const more = next < names.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : "";
    const keys = names.slice(from, next).map((name) => `<Contents><Key>${name}</Key></Contents>`);
    return `<ListBucketResult>${keys.join("")}${more}</ListBucketResult>`;
  };
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
    const name = decodeURIComponent(pathname).replace(/^\/bucket\/?/, "");
    if (request.method === "PUT") objects.set(name, body);
    if (request.method === "DELETE") objects.delete(name);
    if (request.method !== "GET") return void response.end();
    const found = name === "" ? list(searchParams) : objects.get(name);
    response.writeHead(found === undefined ? 404 : 200).end(found);
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      if (failures > 0) {
        failures -= 1;
        response.writeHead(503).end();
      } else if (isSigned(request, body, endpoint)) answer(request, response, body);
      else response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    BACKUP_STORE: "s3://bucket/charity",
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: access.region,
    BACKUP_S3_ACCESS_KEY_ID: access.id,
    BACKUP_S3_SECRET_ACCESS_KEY: access.secret,
  };
  return { env, objects, failNext: (times: number) => (failures = times), close: () => server.close() };
};
