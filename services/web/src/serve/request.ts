import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/;

export const requestIdOf = (headers: IncomingHttpHeaders) => {
  const given = headers["x-request-id"];
  return typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
};

const longestUrl = 4096;

type RequestUrl =
  | { kind: "found"; path: string; query: string }
  /** Well-formed, but no file or page can have this name. */
  | { kind: "nowhere" }
  | { kind: "refused"; status: 400 | 414; why: string };

const refused = (why: string): RequestUrl => ({ kind: "refused", status: 400, why });

const plain = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9_~!$&'()*+,;=:@[\].-]+)*\/?$/;
// eslint-disable-next-line no-control-regex -- control characters are what it is there to find
const controls = /[\u0000-\u001f\u007f]/;

const decodeSegment = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/** Decoded once, segment by segment, so that an encoded slash cannot change the folder. */
export const readRequestUrl = (target: string): RequestUrl => {
  if (target.length > longestUrl) return { kind: "refused", status: 414, why: "The URL is too long" };
  const mark = target.indexOf("?");
  const rawPath = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? "" : target.slice(mark);
  if (plain.test(rawPath) && rawPath !== "") return { kind: "found", path: rawPath, query };

  if (!rawPath.startsWith("/") || rawPath.includes("#")) return refused("The URL is not a path");
  const segments = rawPath.split("/").slice(1).map(decodeSegment);
  const decoded: string[] = [];
  for (const segment of segments) {
    if (segment === undefined) return refused("The URL has an escape that cannot be read");
    if (controls.test(segment)) return refused("The URL has a control character");
    if (segment === "." || segment === "..") return refused("The URL has a dot segment");
    decoded.push(segment);
  }
  const folders = decoded.slice(0, -1);
  if (folders.includes("") || decoded.some((segment) => /[/\\]/.test(segment))) return { kind: "nowhere" };
  return { kind: "found", path: `/${decoded.join("/")}`, query };
};
