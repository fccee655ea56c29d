import Negotiator from "negotiator";
import type { Encoding } from "../release/manifest.ts";

export type Coding = Encoding | "identity";

/** Where the client has no preference: the smallest first. */
const ourOrder: Coding[] = ["br", "gzip", "identity"];

/** The codings that a client takes, best first (RFC 9110, 12.5.3). */
export const acceptedCodings = (header: string | undefined): readonly Coding[] =>
  new Negotiator({ headers: { "accept-encoding": header } }).encodings(ourOrder, { preferred: ourOrder });
