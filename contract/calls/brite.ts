import type { BriteLookup, BriteResult } from "../schemas/brite.ts";
import { get } from "./call.ts";

export const briteCalls = {
  /** `ssn` is the token of an identification: a personal number must never be in a URL. */
  initiate: get<{ ssn: string; returnTo: string }, BriteLookup>("/api/Brite/Initiate", { token: "string" }),
  results: get<{ token: string }, BriteResult>("/api/Brite/Results", { state: "string" }),
};
