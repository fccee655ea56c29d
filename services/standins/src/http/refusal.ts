import type { FastifyError, FastifyInstance } from "fastify";

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
