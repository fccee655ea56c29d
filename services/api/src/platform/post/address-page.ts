import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Published } from "../content/published.ts";
import type { Documents } from "../documents/compiler.ts";
import { townLine } from "./town-line.ts";

type PostalAddress = Record<"postalRecipient" | "street" | "postalCode" | "town", string | null>;

type Letter = {
  language: Language;
  tone: OrderTone;
  address: PostalAddress;
  paragraphs: string[];
  reference: string;
};

export const addressPage = (
  { language, tone, address: to, paragraphs, reference }: Letter,
  published: Pick<Published, "organisation">,
  { drawn }: Pick<Documents, "drawn">,
): Record<string, unknown> => {
  const { name: organisation, address } = published.organisation();
  const { postalRecipient, street, postalCode, town } = to;
  const lines = [postalRecipient, street, townLine({ postalCode: postalCode ?? "", town: town ?? "" })];
  return {
    language,
    isQuiet: tone === "quiet",
    organisation,
    sender: address,
    recipient: lines.map((line) => drawn(line ?? "") ?? ""),
    paragraphs,
    reference,
  };
};
