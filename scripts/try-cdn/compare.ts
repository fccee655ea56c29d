import http from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { Row } from "./rows.ts";

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** On an answer that is passed on they are the API's own. */
const policies = [
  ...["content-security-policy", "x-content-type-options", "referrer-policy", "permissions-policy", "x-frame-options"],
  ...["cross-origin-opener-policy", "cross-origin-resource-policy", "strict-transport-security"],
];

const ask = (port: number, row: Row, coding: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const content = row.json === undefined ? undefined : JSON.stringify(row.json);
    const headers = {
      "accept-encoding": coding,
      ...(content !== undefined && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(content),
      }),
    };
    const options = {
      port,
      host: "127.0.0.1",
      path: row.path,
      method: content === undefined ? "GET" : "POST",
      headers,
    };
    http
      .request(options, (response) => {
        const { statusCode: status = 0 } = response;
        buffer(response).then((body) => resolve({ status, headers: response.headers, body }), reject);
      })
      .on("error", reject)
      .end(content);
  });

const said = (value: string | string[] | undefined) => String(value ?? "none");
const asWritten = (value: string | string[] | undefined) => said(value).toLowerCase().replace(/\s+/g, "");

const bodyOf = ({ body }: Answer) => body.toString("latin1").replace(/"requestId":"[^"]*"/, "");

const compressed = async (port: number, row: Row, plain: Answer): Promise<string[]> => {
  const packed = await ask(port, row, "gzip");
  if (packed.headers["content-encoding"] !== "gzip") return ["is not compressed"];
  return [
    ...(gunzipSync(packed.body).equals(plain.body) ? [] : ["unpacks to something else"]),
    ...(asWritten(packed.headers.vary).includes("accept-encoding") ? [] : [`vary: ${said(packed.headers.vary)}`]),
  ];
};

export const differencesOf = async (row: Row, ours: number, theirs: number): Promise<string[]> => {
  const [here, there] = [await ask(ours, row, "identity"), await ask(theirs, row, "identity")];
  const names = ["content-type", "cache-control", "location", ...(row.isPassedOn === true ? [] : policies)];
  const isLeft = (what: string) => row.mayDiffer?.some((each) => each === what) === true;
  return [
    ...(here.status === there.status ? [] : [`status: ${here.status}, there ${there.status}`]),
    ...(here.status === row.status ? [] : [`status: ${here.status} here, where ${row.status} was meant`]),
    ...names
      .filter((name) => !isLeft(name) && asWritten(here.headers[name]) !== asWritten(there.headers[name]))
      .map((name) => `${name}: ${said(here.headers[name])}, there ${said(there.headers[name])}`),
    ...(isLeft("body") || bodyOf(here) === bodyOf(there) ? [] : ["another body"]),
    ...(row.isCompressed === true ? await compressed(theirs, row, there) : []),
  ];
};
