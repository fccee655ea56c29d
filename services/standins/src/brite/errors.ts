/** Only `NotFound` of these is known from Brite; the other names are ours. */
export const briteErrors = {
  InvalidRequest: [400, "The request is not right"],
  NotFound: [400, "There is nothing with that id"],
  InvalidCredentials: [400, "Public key and secret do not belong together"],
  Unauthorized: [401, "The access token is missing, unknown or too old"],
} as const satisfies Record<string, readonly [number, string]>;
export type BriteError = keyof typeof briteErrors;

export class BriteRefusal extends Error {
  override name = "BriteRefusal";
  readonly error: BriteError;

  constructor(error: BriteError) {
    super(briteErrors[error][1]);
    this.error = error;
  }
}
