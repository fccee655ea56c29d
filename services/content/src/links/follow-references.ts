import { linksIn, splitHref, targetOf } from "./href.ts";
import type { KnownAddresses } from "./known-addresses.ts";

/** The contract's links are addresses: those of what they refer to, whatever it is called now. */
export function followReferences(records: unknown, known: KnownAddresses): void {
  for (const { holder, key, href } of linksIn(records)) {
    const found = known.of(targetOf(holder.reference));
    // While it is not out, the stored address is as good as any.
    if (found?.isPublished === true) holder[key] = found.address + splitHref(href).rest;
  }
}
