import { z } from "zod";
import { Refusal } from "../http/answers.ts";

/** Only `NotFound` of these is known from Brite; the other names are ours. */
export const briteErrors = {
  InvalidRequest: [400, "The request is not right"],
  NotFound: [400, "There is nothing with that id"],
  InvalidCredentials: [400, "Public key and secret do not belong together"],
  Unauthorized: [401, "The access token is missing, unknown or too old"],
} as const satisfies Record<string, readonly [number, string]>;
export type BriteError = keyof typeof briteErrors;

export const briteRefusal = (error: BriteError) => {
  const [status, message] = briteErrors[error];
  return new Refusal(status, { error_name: error, error_message: message, state: "APPLICATION_ERROR" });
};

const id = z.strictObject({ id: z.string().min(1) });
const country = z.literal("se");

const schemas = {
  "merchant.authorize": z.strictObject({ public_key: z.string().min(1), secret: z.string().min(1) }),
  "session.create_authentication": z.strictObject({
    country_id: country,
    merchant_reference: z.string().min(1).max(100),
    /** Known of deposits; whether it is taken here too is not known. */
    redirect_uri: z.url({ protocol: /^https?$/ }).optional(),
    callbacks: z.array(z.strictObject({ url: z.url({ protocol: /^https$/ }), session_state: z.number().int().min(0) })),
  }),
  "session.get": id,
  "session.get_by_token": z.strictObject({ token: z.string().min(1) }),
  "bank_account.get": id,
  "kyc.get_latest": z.strictObject({ customer_id: z.string().min(1) }),
  "bank.list": z.strictObject({ country_id: country }),
};
type Calls = typeof schemas;
export type StartRequest = z.infer<Calls["session.create_authentication"]>;

/** Refused when a field is missing, wrong or unknown. */
export const read = <Call extends keyof Calls>(call: Call, body: unknown): z.infer<Calls[Call]> => {
  const { data } = schemas[call].safeParse(body);
  if (data === undefined) throw briteRefusal("InvalidRequest");
  return data as z.infer<Calls[Call]>;
};
