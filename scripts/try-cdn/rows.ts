import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import type { ReleaseManifest } from "../../services/web/src/release/manifest.ts";
import { Failure } from "../lib/failure.ts";

export type Row = {
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
    const path = files.find((file) => pattern.test(file.path))?.path;
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
