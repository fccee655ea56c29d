import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import { pictureSizes } from "@hjarta-lunga/contract/calls/memorial-cards.ts";

export type ZodApp = Parameters<FastifyPluginCallbackZod>[0];

/** Adds routes to the API, each with what it is given. */
export type Routes<Deps> = (app: ZodApp, deps: Deps) => void;

export type Call = { method: "GET" | "POST"; path: string };

export const at = ({ method, path: url }: Call) => ({ method, url });

export type Described = { operationId: string; summary: string; description: string };

type Schema<Params, Query, Body> = Described & {
  tags: string[];
  params?: z.ZodType<Params>;
  headers?: z.ZodType;
  querystring?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  response: Record<number, unknown>;
};
type Request<Params, Query, Body> = Pick<FastifyRequest, "ip" | "log"> & {
  params: Params;
  headers: Record<string, string | undefined>;
  query: Query;
  body: Body;
};

/** Fastify infers what a handler is given only from schemas that it knows. */
export const addRoute = <Params, Query, Body>(
  app: ZodApp,
  call: Call,
  schema: Schema<Params, Query, Body>,
  handler: (request: Request<Params, Query, Body>, reply: FastifyReply) => Promise<unknown>,
) => app.route({ ...at(call), schema, handler: handler as never });

/** So that the OpenAPI document names it once and refers to it. */
if (!z.globalRegistry.has(errorBody)) z.globalRegistry.add(errorBody, { id: "ErrorBody" });

type ErrorKind = { status: number; message: string };

export const errorKinds: Record<ErrorCode, ErrorKind> = {
  bad_request: { status: 400, message: "The request could not be read." },
  validation_failed: { status: 400, message: "Some fields are missing or not right." },
  unauthorized: { status: 401, message: "This needs a valid token." },
  not_found: { status: 404, message: "There is nothing at this URL." },
  method_not_allowed: { status: 405, message: "This URL does not take that method." },
  payload_too_large: { status: 413, message: "The request is larger than 100 kB." },
  unsupported_media_type: { status: 415, message: "Send application/json, or what the call's description says." },
  idempotency_conflict: { status: 409, message: "This key was used before, for something else." },
  payment_in_progress: { status: 409, message: "Another payment of this order waits for its end." },
  already_paid: { status: 409, message: "This order is paid." },
  not_paid: { status: 409, message: "This order is not paid." },
  order_replaced: { status: 409, message: "Another order has taken the place of this one." },
  order_withdrawn: { status: 409, message: "The customer has withdrawn from this order." },
  articles_changed: { status: 409, message: "Some of the articles cannot be had as they were shown." },
  fee_changed: { status: 409, message: "The fee is another than the one that was shown." },
  corrected_already: { status: 409, message: "This has been corrected once already." },
  changed_meanwhile: { status: 409, message: "This has been changed since it was read." },
  too_late: { status: 409, message: "It is too long ago: this can be changed no more." },
  mandate_exists: { status: 409, message: "This person has a mandate that this one would double." },
  taken_down: { status: 410, message: "This has been taken down." },
  too_many_requests: { status: 429, message: "Too many requests. Wait a moment and try again." },
  unavailable: { status: 503, message: "The service cannot answer right now. Try again in a moment." },
  internal: { status: 500, message: "Something went wrong on our side." },
};

type ErrorStatus = 400 | 401 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 503;

export const errorResponses = <Status extends ErrorStatus>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorBody])) as Record<Status, typeof errorBody>;

export const documentFormats = ["pdf", "png"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

const mediaTypes = { pdf: "application/pdf", png: "image/png", xml: "application/xml", json: "application/json" };
type FileType = keyof typeof mediaTypes;
const binary = { schema: z.instanceof(Buffer).meta({ format: "binary" }) };

export const formatQuery = z.object({ format: z.enum(documentFormats).default("pdf") });

export const fileQuery = formatQuery.extend({ size: z.enum(pictureSizes).default("screen") });

export const documentAnswer = (description: string, formats: readonly FileType[]) => ({
  description,
  content: Object.fromEntries(formats.map((format) => [mediaTypes[format], binary])),
});

export type NamedFile = { fileName: `${string}.${FileType}`; bytes: Buffer };

export const sendDocument = (
  reply: FastifyReply,
  { fileName, bytes, format }: { fileName: string; bytes: Buffer; format: FileType },
) =>
  reply
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .header("x-robots-tag", "noindex")
    .type(mediaTypes[format])
    .send(bytes);

/** Its type is that of its name. */
export const sendFile = (reply: FastifyReply, { fileName, bytes }: NamedFile) =>
  sendDocument(reply, { fileName, bytes, format: fileName.slice(fileName.lastIndexOf(".") + 1) as FileType });
