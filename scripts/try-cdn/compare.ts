import http from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import type { ReleaseFile, ReleaseManifest } from "../../services/web/src/release/manifest.ts";
import { Failure } from "../lib/failure.ts";

type Row = {
  what: string;
  path: string;
  status: number;
  json?: object;
  /** Other hosts have words of their own where there is nothing for people to read. */
  mayDiffer?: readonly ("body" | "content-type" | "cache-control")[];
  isPassedOn?: boolean;
  isCompressed?: boolean;
};

export const triedRewrite = { matchPath: "/prov/:reference/", path: "/om-oss/" };

const ownWords = ["body", "content-type", "cache-control"] as const;

export const rowsFor = ({ files }: ReleaseManifest): Row[] => {
  const one = (what: string, pattern: RegExp, more: Partial<Row> = {}): Row => {
    // The smallest files are compressed nowhere.
    const isFit = ({ gzip }: ReleaseFile) => more.isCompressed !== true || gzip !== undefined;
    const path = files.find((file) => pattern.test(file.path) && isFit(file))?.path;
    if (path === undefined) throw new Failure(`The release holds no ${what} (${pattern}).`);
    return { what, path: `/${path}`, status: 200, ...more };
  };
  return [
    { what: "start page", path: "/", status: 200, isCompressed: true },
    { what: "page", path: "/om-oss/", status: 200, isCompressed: true },
    { what: "page without its slash", path: "/om-oss?fran=brev", status: 301, mayDiffer: ownWords },
    { what: "rewrite", path: "/prov/ABC123/", status: 200, isCompressed: true },
    { what: "rewrite without its slash", path: "/prov/ABC123", status: 200 },
    { what: "rewrite that goes too far", path: "/prov/ABC123/mer/", status: 404 },
    one("script", /^app-[0-9a-f]{20}\.js$/, { isCompressed: true }),
    one("script of a page", /^\d+-[0-9a-f]{7}\.js$/, { isCompressed: true }),
    one("font", /^static\/.*\.woff2$/),
    one("drawing", /^static\/.*\.svg$/, { isCompressed: true }),
    one("picture for sharing", /^static\/.*\.(?:png|jpg)$/),
    one("data of a page", /^page-data\/om-oss\/page-data\.json$/, { isCompressed: true }),
    one("data of the site", /^page-data\/app-data\.json$/),
    one("data of the banner", /^slice-data\/.*\.json$/),
    one("worker", /^sw\.js$/),
    one("manifest", /^manifest\.webmanifest$/),
    one("icon", /^icons\/.*\.png$/),
    one("rules for crawlers", /^robots\.txt$/),
    one("sitemap", /^sitemap\.xml$/),
    { what: "page that is not there", path: "/finns-inte/", status: 404 },
    { what: "page with an odd path", path: "/%C3%A5%20och%20%C3%A4/", status: 404 },
    { what: "script that is not there", path: "/app-00000000000000000000.js", status: 404, mayDiffer: ownWords },
    { what: "data that is not there", path: "/page-data/borta/page-data.json", status: 404, mayDiffer: ownWords },
    { what: "the rules themselves", path: "/_headers", status: 404, mayDiffer: ownWords },
    { what: "API, a refused call", path: consentCall.path, status: 400, json: {}, isPassedOn: true },
    { what: "API, nothing there", path: "/api/finns-inte", status: 404, isPassedOn: true },
  ];
};

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
