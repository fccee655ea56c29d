import { mostSignedBytes, type BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { SignBankId } from "@hjarta-lunga/contract/schemas/bankid.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Published } from "../../platform/content/published.ts";
import { Refusal } from "../../platform/http/refusal.ts";

const identifying: Record<BankIdPurpose, TextKey> = {
  my_pages: "bankid.shown.myPages",
  mandate: "bankid.shown.mandate",
  linked_gift: "bankid.shown.linkedGift",
};

export type SignedTexts = Record<SignBankId["purpose"], (published: Published, given: SignBankId) => string>;

/** BankID's limit: 1,500 characters of base64. */
const mostBytes = 1_125;

export const fitting = (text: string): string => {
  const bytes = Buffer.from(text);
  if (bytes.length <= mostBytes) return text;
  const whole = bytes.subarray(0, mostBytes - Buffer.byteLength("…")).toString();
  return `${whole.replace(/\uFFFD+$/, "")}…`;
};

export const shownToIdentify = (published: Published, purpose: BankIdPurpose, language: Language): string =>
  fitting(published.say(language, identifying[purpose], { organisation: published.organisation().name }));

export const shownToSign = (
  {
    published,
    signedTexts,
    log,
  }: { published: Published; signedTexts: SignedTexts; log: Pick<FastifyBaseLogger, "error"> },
  given: SignBankId,
): string => {
  const text = signedTexts[given.purpose](published, given);
  const bytes = Buffer.byteLength(text);
  if (bytes <= mostSignedBytes) return text;
  const { purpose, language } = given;
  log.error(
    { purpose, language, bytes, most: mostSignedBytes },
    "a text to sign is longer than BankID takes: editors must shorten it",
  );
  throw new Refusal("unavailable", { text: "is longer than BankID takes" });
};
