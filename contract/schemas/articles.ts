import { z } from "zod";
import { mostArticles } from "../articles.ts";
import { problem } from "../field-problems.ts";
import { orderTypes } from "../gifts.ts";
import { hasUrl } from "../is-name.ts";
import { languages } from "../languages.ts";
import { hasLink } from "../links-in-text.ts";
import { emailAddress, oneLine, personName, telephoneNumber } from "./donors.ts";
import { postalAddress } from "./memberships.ts";
import { sekSum } from "./money.ts";
import { idempotencyKey, orderReference, shortOrderReference } from "./orders.ts";

const articleNumber = z.string().min(1).max(200);
const mostOfOne = 10_000;

const line = z.strictObject({
  articleNumber,
  quantity: z.int().positive().max(mostOfOne),
  /** SEK apiece, as shown. */
  price: z.int().nonnegative(),
});

/** Västra Frölunda and S:t Eriksgatan, as they are often written. */
const beforePlaces = /(?<![\p{L}\p{N}.-])(?:[nsvö]|st)\.(?=\p{L}{5})/giu;

/** Stands in mail that we send, maybe to somebody who never asked for it. */
const withoutLink = oneLine.refine(
  (text) => !hasLink(text) && !hasUrl(text.replaceAll(beforePlaces, "")),
  problem("hasLink"),
);

export const articleRecipient = z.strictObject({
  firstName: personName,
  lastName: personName,
  workplace: withoutLink.optional(),
  email: emailAddress,
  mobile: telephoneNumber.optional(),
  ...postalAddress.shape,
  street: withoutLink,
  town: withoutLink,
});

export const articleOrder = z.strictObject({
  idempotencyKey,
  orderType: z.enum(orderTypes),
  lines: z
    .array(line)
    .min(1, problem("required"))
    .max(mostArticles, problem("tooLong"))
    .refine((lines) => new Set(lines.map((one) => one.articleNumber)).size === lines.length, problem("tooLong")),
  /** As the visitor saw it: another sum is never taken in silence. */
  amount: sekSum,
  recipient: articleRecipient,
  language: z.enum(languages),
  replaces: orderReference.optional(),
});
export type ArticleOrder = z.infer<typeof articleOrder>;

export const articleStock = z.object({
  few: z.array(z.object({ articleNumber, left: z.int().nonnegative() })),
});
export type ArticleStock = z.infer<typeof articleStock>;

/** Never who ordered it or where it goes. */
export const articleOrderState = z.object({
  shortOrderReference,
  lines: z.array(z.object({ articleNumber, name: z.string(), quantity: z.int(), price: z.number() })),
  postage: z.number(),
  amount: sekSum,
  packed: z.boolean(),
  shippedOn: z.iso.date().nullable(),
  trackingNumber: z.string().nullable(),
  /** Null also where staff have settled that no more than a part of it goes back: the rest is sent. */
  withdrawnOn: z.iso.date().nullable(),
});
export type ArticleOrderState = z.infer<typeof articleOrderState>;
