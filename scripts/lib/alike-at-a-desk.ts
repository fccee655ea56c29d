/** Of these a phone's picture is enough: at a desk they look like another one of their set. */
const states = {
  gift: [
    "amount-error",
    "donor-errors",
    "waiting-number",
    "waiting-card",
    "declined",
    "cancelled",
    "failed",
    "expired",
    "not-found",
  ],
  research: ["away", "english", "narrowed"],
  search: ["empty", "slow", "no-such-page"],
  monthly: ["identity", "increase-thanks", "extra-thanks"],
  document: ["thanks"],
};
const names = new Set(Object.entries(states).flatMap(([set, ofSet]) => ofSet.map((state) => `${set}-${state}-1440`)));

export const isAlikeAtDesk = (name: string): boolean => names.has(name);
