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
  GIFT_LINK_SECRET: "development-only-monthly-gift-link-secret",
} as const;
type SecretName = keyof typeof developmentSecrets;

const leastLength = z.string().min(32, "must be at least 32 characters");
export const secret = (name: SecretName) =>
  variable(name, leastLength.default(developmentSecrets[name]), { production: ownSecret(developmentSecrets[name]) });

/** A provider chooses it, and how long it is. */
export const password = (name: SecretName) =>
  variable(name, z.string().min(1).default(developmentSecrets[name]), {
    production: notOneOf(developmentSecrets[name]),
  });
