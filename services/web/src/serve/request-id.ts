import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/;

/** The caller's own id, so that one id follows a request through the house; ours if theirs could upset a log. */
export const requestIdOf = (headers: IncomingHttpHeaders) => {
  const given = headers["x-request-id"];
  return typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
};
