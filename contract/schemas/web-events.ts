import { z } from "zod";
import { failureEvents, formEvents } from "../event-names.ts";
import { products } from "../gifts.ts";
import { productCategories, productVariants } from "../orders/kinds.ts";
import { plainText } from "../plain-text.ts";

const visitorId = z.uuid();

/** Path and campaign only: references must never leave the page. */
const url = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[^\s<>"]+$/, "not a URL");
const plain = (longest: number) => z.string().normalize("NFC").max(longest).regex(plainText, "not plain text");
const short = (longest: number) => plain(longest).min(1);

const common = { session: visitorId, identity: visitorId, currentUrl: url };

const productName = short(100);

export const webEvent = z.discriminatedUnion("requestgroup", [
  z.strictObject({
    ...common,
    requestgroup: z.literal("pageview"),
    type: z.literal("pageview"),
    referrer: url.or(z.literal("")),
    useragent: plain(512),
    utm_campaign: short(100).optional(),
    utm_medium: short(100).optional(),
    utm_source: short(100).optional(),
  }),
  z.strictObject({
    ...common,
    requestgroup: z.literal("time"),
    type: z.literal("time"),
    timems: z
      .int()
      .nonnegative()
      .max(7 * 24 * 3600 * 1000),
  }),
  z.strictObject({ ...common, requestgroup: z.literal("route"), type: z.literal("route_change") }),
  z.strictObject({
    ...common,
    requestgroup: z.literal("form"),
    type: z.enum(formEvents),
    form: z.enum(products),
    step: short(40).optional(),
  }),
  z.strictObject({
    ...common,
    requestgroup: z.literal("error"),
    type: z.enum(failureEvents),
    code: short(60).optional(),
  }),
  z.strictObject({
    ...common,
    requestgroup: z.literal("purchase"),
    type: z.literal("purchase"),
    /** The short one: the full reference opens the receipt. */
    transactionId: short(20),
    transactionTotal: z.number().nonnegative(),
    transactionProducts: z
      .array(
        z.strictObject({
          item_id: z.enum(products),
          item_name: productName,
          price: z.number().nonnegative(),
          quantity: z.int().positive().max(1000),
          item_category: z.enum(productCategories),
          item_variant: z.enum(productVariants),
        }),
      )
      .min(1)
      .max(50),
  }),
]);
export type WebEvent = z.infer<typeof webEvent>;

/** False when this purchase was already recorded. */
export const webEventAnswer = z.object({ recorded: z.boolean() });
export type WebEventAnswer = z.infer<typeof webEventAnswer>;
