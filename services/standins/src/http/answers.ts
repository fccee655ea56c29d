import type { FastifyInstance, FastifyError } from "fastify";

/** Browsers on any site may read the answers. */
export const allowAnySite = (app: FastifyInstance): void => {
  app.addHook("onRequest", (_request, reply, next) => {
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
    next();
  });
};

/** How a provider answers a call that it refuses. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, number>;

  constructor(status: number, body?: unknown, headers: Record<string, number> = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

type Answers = { notFound: Refusal; other: (error: FastifyError) => Refusal };

export const answerRefusals = (app: FastifyInstance, { notFound, other }: Answers): void => {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { status, body, headers } = error instanceof Refusal ? error : other(error);
    return reply.code(status).headers(headers).send(body);
  });
  app.setNotFoundHandler(() => {
    throw notFound;
  });
};
