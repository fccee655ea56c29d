import { amountWithin } from "@hjarta-lunga/contract/money.ts";
import type { GivenProduct } from "./gift-product.ts";

export type AmountFault = "notANumber" | "tooSmall" | "tooLarge";

/** The contract's own answer, as the API gives it. */
export function amountFault(
  amount: number | undefined,
  limits: Pick<GivenProduct, "least" | "most">,
): AmountFault | null {
  const { error } = amountWithin(limits).safeParse(amount);
  const said = error?.issues[0]?.message;
  if (said === undefined) return null;
  return said === "tooSmall" || said === "tooLarge" ? said : "notANumber";
}
