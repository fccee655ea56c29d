import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { DirectDebitConsent, MonthlyGift } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { Refusal } from "../../../platform/http/refusal.ts";
import type { Mandate } from "../repository.ts";
import type { Agreed } from "./signed-text.ts";

export type MandateBody = DirectDebitConsent | MonthlyGift;

/** Nothing is drawn by a consent without an amount, so a gift may take its place on the same account too. */
const becomesGift = (body: MandateBody, { shortReference, amountOre }: Mandate): boolean =>
  "amount" in body && amountOre === null && shortReference === body.replaces;

export const replacedBy = (body: MandateBody, accountLookup: string, alive: Mandate[]): Mandate | undefined => {
  if (alive.some((one) => one.accountLookup === accountLookup && !becomesGift(body, one)))
    throw new Refusal("mandate_exists");
  if (body.replaces === undefined) {
    if (alive.length > 0) throw new Refusal("mandate_exists");
    return undefined;
  }
  const replaced = alive.find((one) => one.shortReference === body.replaces);
  // The one that was named has ended meanwhile: in another tab, by the bank or by staff.
  if (!replaced) throw new Refusal("changed_meanwhile", { replaces: "has ended" });
  return replaced;
};

export const agreedOn = (body: MandateBody, replaced: Mandate | undefined): Agreed => {
  const replaces = replaced?.shortReference ?? null;
  if ("amount" in body) return { amountOre: toOre(body.amount), drawDay: body.drawDay, replaces };
  if (!replaced) return { amountOre: null, drawDay: body.drawDay, replaces };
  const { amountOre, drawDay } = replaced;
  if (drawDay !== body.drawDay) throw new Refusal("changed_meanwhile", { drawDay: "is another" });
  return { amountOre, drawDay, replaces };
};
