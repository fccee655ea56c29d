import { extname } from "node:path";
import { fileFolders } from "@hjarta-lunga/contract/page-path.ts";
import type { CacheClass } from "./manifest.ts";

/** Other types are served as downloads. */
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mp3": "audio/mpeg",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".pdf": "application/pdf",
  ".wasm": "application/wasm",
};

export const typeOf = (path: string) => types[extname(path).toLowerCase()] ?? "application/octet-stream";

const compressible = /^(text\/|application\/(json|manifest\+json|xml|wasm)|image\/(svg\+xml|x-icon)|font\/ttf)/;
const leastCompressedBytes = 1024;
export const isCompressible = (type: string, size: number) => size >= leastCompressedBytes && compressible.test(type);

const hashedName = /(?:-[0-9a-f]{7,20}\.m?js|\.[0-9a-f]{20}\.css)$/;
export const cacheClassOf = (path: string): CacheClass =>
  hashedName.test(path) || path.startsWith("static/") ? "immutable" : "revalidate";

/** The build's own files, and those that show how the site is made. */
const leftOut = [/\.map$/, /^webpack\.stats\.json$/, /^chunk-map\.json$/, /^_gatsby\//, /^_headers$/, /^_redirects$/];
const hidden = /(?:^|\/)\.(?!well-known\/)/;
export const isPublic = (path: string) => !hidden.test(path) && !leftOut.some((pattern) => pattern.test(path));

/** Missing ones get a short error instead of a page. */
const asset =
  /\.(?:js|mjs|css|json|map|webmanifest|xml|txt|svg|ico|png|jpe?g|gif|webp|avif|mp4|webm|mp3|woff2?|ttf|pdf|wasm|php|zip|gz|env|sql|ya?ml|ini|log|bak)$/i;
const dataFolders = new RegExp(`^/(?:${fileFolders.join("|")})(?:/|$)`);
const isDataPath = (path: string) => dataFolders.test(path);
export const isAssetPath = (path: string) => isDataPath(path) || asset.test(path);
