import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import { cacheControl } from "../headers/cache-control.ts";

const codes: Record<number, ErrorCode> = {
  400: "bad_request",
  401: "not_found",
  404: "not_found",
  405: "method_not_allowed",
  413: "payload_too_large",
  414: "bad_request",
  415: "unsupported_media_type",
  429: "too_many_requests",
  500: "internal",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
};

const codeFor = (status: number): ErrorCode => codes[status] ?? (status < 500 ? "bad_request" : "internal");

export const sendError = (request: FastifyRequest, reply: FastifyReply, status: number, message: string) => {
  const body: ErrorBody = { code: codeFor(status), message, requestId: request.id };
  return reply
    .code(status)
    .header("content-type", "application/json; charset=utf-8")
    .header("cache-control", cacheControl.never)
    .header("x-request-id", request.id)
    .send(JSON.stringify(body));
};
