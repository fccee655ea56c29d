import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const requestIdHeader = "x-request-id";

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

export const requestIdOf = ({ headers }: Pick<IncomingMessage, "headers">): string => {
  const given = headers[requestIdHeader];
  return typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
};
