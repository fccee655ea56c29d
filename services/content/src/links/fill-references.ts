import type { PayloadRequest } from "payload";
import { isInternal, linksIn, splitHref } from "./href.ts";
import { find, knownAddresses, type KnownAddresses } from "./known-addresses.ts";

/** The address decides, since it is what the editor sees. What is neither page nor document stays as it was typed. */
function fillReferences(value: unknown, known: KnownAddresses): void {
  for (const { holder, key, href } of linksIn(value)) {
    const found = isInternal(href) ? find(known, href) : undefined;
    if (found === undefined) {
      if (holder.reference !== undefined) holder.reference = null;
      continue;
    }
    holder.reference = found.target;
    holder[key] = found.address + splitHref(href).rest;
  }
}

export async function fillsReferences({ data, req }: { data: object; req: PayloadRequest }): Promise<void> {
  fillReferences(data, await knownAddresses(req));
}
