import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/connect.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import { createBriteClient } from "./brite/client.ts";
import { accountRoutes } from "./routes.ts";

type Given = { db: Database; environment: Environment; limits: RateLimiter };

export const addAccounts = async (app: FastifyInstance, given: Given) => {
  const client = createBriteClient(given.environment);
  app.addHook("onClose", () => client.close());
  await app.register(accountRoutes, { ...given, client });
};
