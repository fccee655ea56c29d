import { notOneOf, ownSecret } from "@hjarta-lunga/contract/deployment.ts";
import type { ProductionRules } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";

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

const givenToUs: readonly string[] = ["MONDIDO_PASSWORD", "MONDIDO_SECRET", "BRITE_PUBLIC_KEY", "BRITE_SECRET"];

export const ownSecrets: ProductionRules = Object.fromEntries(
  Object.entries(developmentSecrets).map(([name, known]) => [
    name,
    (givenToUs.includes(name) ? notOneOf : ownSecret)(known),
  ]),
);

export const secret = (name: SecretName) =>
  z.string().min(32, "must be at least 32 characters").default(developmentSecrets[name]);
export const password = (name: SecretName) => z.string().min(1).default(developmentSecrets[name]);
