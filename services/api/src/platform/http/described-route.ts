import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { z } from "zod";

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
