import { isIP } from "node:net";
import { z } from "zod";
import { Refusal } from "../http/answers.ts";

/** Each error's status and what BankID's own log says of it, which is never for visitors. */
export const bankIdErrors = {
  alreadyInProgress: [400, "Order already in progress for pno"],
  invalidParameters: [400, "Invalid request"],
  unauthorized: [401, "No valid RP certificate"],
  notFound: [404, "No such path"],
  methodNotAllowed: [405, "Only POST"],
  requestTimeout: [408, "The request took too long"],
  unsupportedMediaType: [415, "Only application/json"],
  tooManyRequests: [429, "Too many requests"],
  internalError: [500, "Internal error"],
  maintenance: [503, "Maintenance"],
} as const satisfies Record<string, readonly [number, string]>;
export type BankIdError = keyof typeof bankIdErrors;

/** Of too many requests BankID says how many there may be. */
export const bankIdRefusal = (errorCode: BankIdError, details: string = bankIdErrors[errorCode][1]) =>
  new Refusal(
    bankIdErrors[errorCode][0],
    { errorCode, details },
    errorCode === "tooManyRequests" ? { "ratelimit-limit": 1, "ratelimit-remaining": 0, "ratelimit-reset": 1 } : {},
  );

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

export type StartRequest = ReturnType<typeof readStart>;

/** Refused when a field is missing, wrong or unknown. */
const read = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const { success, data } = schema.safeParse(body);
  if (!success) throw bankIdRefusal("invalidParameters");
  return data;
};

export const readStart = (action: Action, body: unknown) => {
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
