import { Refusal } from "../http/refusal.ts";

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
