import type { BriteLookup, BriteResult } from "../schemas/brite.ts";
import type { Call } from "./call.ts";

/** For the browser that identified and began alone: both need its cookie, which no script reads. */
export const briteCalls = {
  /** `?ssn=&returnTo=`: the token of an identification for a mandate, never a personal number, which is in no address. */
  initiate: { method: "GET", path: "/api/Brite/Initiate", answers: "token" } as Call<
    { ssn: string; returnTo: string },
    BriteLookup
  >,
  /** `?token=`, as Initiate gave it. Every two seconds while a visitor waits. */
  results: { method: "GET", path: "/api/Brite/Results", answers: "state" } as Call<{ token: string }, BriteResult>,
};
