import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Published } from "../content/published.ts";
import type { Documents } from "../documents/compiler.ts";
import { unsupportedCharacters } from "../documents/supported-text.ts";
import { Refusal } from "../http/refusal.ts";

type Place = { postalCode: string; town: string };

/** "114 55", from the digits as they are stored. Its parts stay on one line. */
export const shownPostcode = (postalCode: string): string => `${postalCode.slice(0, 3)}\u00a0${postalCode.slice(3)}`;

export const townLine = ({ postalCode, town }: Place): string => `${shownPostcode(postalCode)} ${town}`;

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

export const refuseUnprintable = (
  documents: Pick<Documents, "drawsAll">,
  field: string,
  address: Readonly<Record<string, string | null | undefined>>,
): void => {
  const written = Object.entries(address).flatMap(([name, text]): [string, string][] =>
    text == null ? [] : [[`${field}.${name}`, text]],
  );
  const problems = unsupportedCharacters(documents, written);
  if (problems) throw new Refusal("validation_failed", problems);
};

type ByPost = { to: "post"; recipient: string; street: string; postalCode: string; town: string };
type Delivery = ByPost | { to: "donor" | "parlor" | "none" };

export const postalColumns = (delivery: Delivery) => {
  if (delivery.to !== "post") return {};
  const { recipient, street, postalCode, town } = delivery;
  return { postalRecipient: recipient, street, postalCode, town };
};

export const checkDelivery = (documents: Pick<Documents, "drawsAll">, delivery: Delivery): void => {
  if (delivery.to !== "post") return;
  const { recipient, street, town } = delivery;
  refuseUnprintable(documents, "delivery", { recipient, street, town });
};
