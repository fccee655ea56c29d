import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const requestIdHeader = "x-request-id";

/** Long enough to be unique, short and plain enough to be safe in a log, a header and a mail to us. */
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The caller's id when it is well-formed, so that one id follows a request through the web server and here. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, "headers">): string => {
  const given = headers[requestIdHeader];
  return typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
};
