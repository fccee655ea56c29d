import { randomUUID } from "node:crypto";
import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import type { PayloadRequest } from "payload";

const safeRequestId = /^[\w-]{8,64}$/;

function requestIdOf(req: PayloadRequest): string {
  const given = req.headers.get("x-request-id");
  return given !== null && safeRequestId.test(given) ? given : randomUUID();
}

export function errorResponse(req: PayloadRequest, status: number, code: ErrorCode, message: string): Response {
  const body: ErrorBody = { code, message, requestId: requestIdOf(req) };
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
