import Negotiator from "negotiator";
import type { Encoding } from "../release/manifest.ts";

export type Coding = Encoding | "identity";

const ourOrder: Coding[] = ["br", "gzip", "identity"];

/** A header of Node's maximum length would take 100 ms to parse. */
const mostRead = 1000;

export const acceptedCodings = (header: string | undefined): readonly Coding[] =>
  new Negotiator({ headers: { "accept-encoding": header?.slice(0, mostRead) } }).encodings(ourOrder, {
    preferred: ourOrder,
  });
