import { plainAccount } from "@hjarta-lunga/contract/accounts.ts";
import { childAt, textAt, type XmlElement } from "./elements.ts";

/** Each account by all its names, the first of which stands for it. */
export const accountOf = (accounts: readonly string[][], element: XmlElement | undefined): string | undefined => {
  const id = childAt(element, "Id");
  const named = textAt(id, "IBAN") ?? textAt(id, "Othr", "Id");
  if (named === undefined) return undefined;
  const plain = plainAccount(named);
  return accounts.find((names) => names.includes(plain))?.[0];
};
