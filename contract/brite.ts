/** `anotherHolder`: not an account of the person who identified. `unreadable`: an account without a usable number. */
export const accountLookupStates = ["pending", "complete", "aborted", "failed", "anotherHolder", "unreadable"] as const;
export type AccountLookupState = (typeof accountLookupStates)[number];
