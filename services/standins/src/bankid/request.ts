import { isIP } from "node:net";
import { z } from "zod";
import { bankIdRefusal } from "./errors.ts";

const base64 = (longest: number) =>
  z
    .base64()
    .max(longest)
    .refine((text) => Buffer.from(text, "base64").length > 0);

const requirement = z.strictObject({
  personalNumber: z
    .string()
    .regex(/^\d{12}$/)
    .optional(),
  pinCode: z.boolean().optional(),
  mrtd: z.boolean().optional(),
  cardReader: z.enum(["class1", "class2"]).optional(),
  certificatePolicies: z.array(z.string().regex(/^\d+(\.\d+)*\*?$/)).optional(),
});

const common = z.strictObject({
  endUserIp: z.string().refine((ip) => isIP(ip) !== 0),
  userVisibleDataFormat: z.enum(["plaintext", "simpleMarkdownV1"]).optional(),
  returnUrl: z.url({ protocol: /^https?$/ }).optional(),
  returnRisk: z.boolean().optional(),
  requirement: requirement.optional(),
});

const schemas = {
  auth: common.extend({ userVisibleData: base64(1_500).optional(), userNonVisibleData: base64(1_500).optional() }),
  sign: common.extend({ userVisibleData: base64(40_000), userNonVisibleData: base64(200_000).optional() }),
};
export type Action = keyof typeof schemas;

export type StartRequest = {
  action: Action;
  endUserIp: string;
  visible: string | null;
  visibleFormat: string;
  returnUrl: string | null;
  personalNumber: string | null;
};

/** Refused when a field is missing, wrong or unknown. */
const read = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const { success, data } = schema.safeParse(body);
  if (!success) throw bankIdRefusal("invalidParameters");
  return data;
};

export const readStart = (action: Action, body: unknown): StartRequest => {
  const given = read(schemas[action], body);
  return {
    action,
    endUserIp: given.endUserIp,
    visible: given.userVisibleData ?? null,
    visibleFormat: given.userVisibleDataFormat ?? "plaintext",
    returnUrl: given.returnUrl ?? null,
    personalNumber: given.requirement?.personalNumber ?? null,
  };
};

const orderRef = z.strictObject({ orderRef: z.string().min(1) });
export const readOrderRef = (body: unknown): string => read(orderRef, body).orderRef;
