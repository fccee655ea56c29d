import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/;

export const requestIdOf = (headers: IncomingHttpHeaders) => {
  const given = headers["x-request-id"];
  return typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
};
