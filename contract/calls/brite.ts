import type { BriteLookup, BriteResult } from "../schemas/brite.ts";
import type { Call } from "./call.ts";

export const briteCalls = {
  /** `ssn` is the token of an identification: a personal number must never be in a URL. */
  initiate: { method: "GET", path: "/api/Brite/Initiate", answers: { token: "string" } } as Call<
    { ssn: string; returnTo: string },
    BriteLookup
  >,
  results: { method: "GET", path: "/api/Brite/Results", answers: { state: "string" } } as Call<
    { token: string },
    BriteResult
  >,
};
