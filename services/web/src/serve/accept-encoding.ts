import Negotiator from "negotiator";
import type { Encoding } from "../release/manifest.ts";

export type Coding = Encoding | "identity";

/** Where the client has no preference: the smallest first. */
const ourOrder: Coding[] = ["br", "gzip", "identity"];

/** Browsers send some twenty characters. A header as long as Node allows would take a hundred milliseconds to read. */
const mostRead = 1000;

/** The codings that a client takes, best first (RFC 9110, 12.5.3). */
export const acceptedCodings = (header: string | undefined): readonly Coding[] =>
  new Negotiator({ headers: { "accept-encoding": header?.slice(0, mostRead) } }).encodings(ourOrder, {
    preferred: ourOrder,
  });
