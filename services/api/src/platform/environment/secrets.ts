import { notOneOf, ownSecret } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { variable } from "./variable.ts";

export const developmentSecrets = {
  RATE_LIMIT_SECRET: "development-only-rate-limit-secret",
  BODY_HASH_SECRET: "development-only-body-hash-secret",
  PERSONAL_NUMBER_KEY: Buffer.from("development-only-personal-number").toString("base64"),
  PERSONAL_NUMBER_LOOKUP_KEY: "development-only-personal-number-lookup",
  CONTENT_READ_TOKEN: "development-only-content-read-token",
  MONDIDO_PASSWORD: "development-only-mondido-password",
  MONDIDO_SECRET: "development-only-mondido-secret",
  CARD_LINK_SECRET: "development-only-memorial-card-link-secret",
  BRITE_PUBLIC_KEY: "development-only-brite-public-key",
  BRITE_SECRET: "development-only-brite-secret",
  COMPANY_REGISTER_SECRET: "development-only-company-register-secret",
  GIFT_LINK_SECRET: "development-only-monthly-gift-link-secret",
  MY_DATA_SECRET: "development-only-my-data-link-secret",
  SMS_PASSWORD: "development-only-sms-password",
} as const;
type SecretName = keyof typeof developmentSecrets;

const least = 32;
/** "new,old" is two of them. */
const leastLength = z
  .string()
  .refine((list) => list.split(",").every((one) => one.trim().length >= least), `must be at least ${least} characters`);
export const secret = (name: SecretName) =>
  variable(name, leastLength.default(developmentSecrets[name]), { production: ownSecret(developmentSecrets[name]) });

/** A provider chooses it, and how long it is. */
export const password = (name: SecretName) =>
  variable(name, z.string().min(1).default(developmentSecrets[name]), {
    production: notOneOf(developmentSecrets[name]),
  });

export const signing = {
  rateLimitSecret: secret("RATE_LIMIT_SECRET"),
  bodyHashSecret: secret("BODY_HASH_SECRET"),
  cardLinkSecret: secret("CARD_LINK_SECRET"),
  myDataSecret: secret("MY_DATA_SECRET"),
  giftLinks: {
    secret: secret("GIFT_LINK_SECRET"),
    days: variable("GIFT_LINK_DAYS", z.coerce.number().int().min(1).max(365).default(60)),
    moves: {
      raiseTimes: variable("GIFT_LINK_RAISE_TIMES", z.coerce.number().min(1).max(10).default(2)),
      extraMost: variable("GIFT_LINK_EXTRA_MOST", z.coerce.number().int().min(1).max(100_000).default(5_000)),
      extraTimes: variable("GIFT_LINK_EXTRA_TIMES", z.coerce.number().min(1).max(100).default(10)),
    },
  },
};
