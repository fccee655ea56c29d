import type { FastifyBaseLogger } from "fastify";
import type { Published } from "../../platform/content/published.ts";
import type { Database } from "../../platform/database/connect.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import type { Background } from "../../ledger/payments/background.ts";
import type { BankIdClient } from "./client.ts";
import type { SignedTexts } from "./shown.ts";

export type BankIdDeps = {
  db: Database;
  environment: Environment;
  limits: RateLimiter;
  published: Published;
  signedTexts: SignedTexts;
  client: BankIdClient;
  drawQr: (content: string) => Promise<string>;
  log: FastifyBaseLogger;
  background: Background;
};

export type Visitor = { ip: string; log: FastifyBaseLogger };
