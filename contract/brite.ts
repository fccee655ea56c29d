/**
 * How it stands with an account that is fetched from its bank. `anotherHolder`: it is not an account of who identified.
 * `unreadable`: the bank told of one that cannot be drawn from by its number.
 */
export const accountLookupStates = ["pending", "complete", "aborted", "failed", "anotherHolder", "unreadable"] as const;
export type AccountLookupState = (typeof accountLookupStates)[number];
