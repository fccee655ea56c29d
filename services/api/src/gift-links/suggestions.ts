import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";

/** What is suggested to who gives at most `upTo` SEK each month. */
type Rule = { upTo: number; suggestions: readonly number[] };

/** So much more each month, and rounded up to a whole of `to`. */
const increases: readonly (Rule & { to: number })[] = [
  { upTo: 300, suggestions: [50, 100, 150], to: 10 },
  { upTo: 1_000, suggestions: [100, 200, 300], to: 50 },
  { upTo: 3_000, suggestions: [200, 500, 1_000], to: 100 },
  { upTo: Infinity, suggestions: [500, 1_000, 2_000], to: 500 },
];

/** Once, beside what comes each month. */
const extras: readonly Rule[] = [
  { upTo: 150, suggestions: [100, 200, 300] },
  { upTo: 300, suggestions: [200, 300, 500] },
  { upTo: 1_000, suggestions: [300, 500, 1_000] },
  { upTo: Infinity, suggestions: [500, 1_000, 2_000] },
];

const ruleFor = <Found extends Rule>(rules: readonly Found[], sek: number): Found => {
  const rule = rules.find(({ upTo }) => sek <= upTo);
  if (!rule) throw new Error("The last rule is for everybody");
  return rule;
};

/** What a gift of the kind may be: as editors have set it for the product. */
type Limits = { least: number; most: number };
export type Offer = Limits & { suggestions: number[] };

/** There is always room above today's gift, however large it is. */
const roomAbove = (sek: number, { most }: Limits): Limits => ({
  least: Math.floor(sek) + 1,
  most: Math.max(most, Math.ceil(sek) * 2),
});

const increaseOf = (sek: number, limits: Limits): Offer => {
  const { suggestions, to } = ruleFor(increases, sek);
  const room = roomAbove(sek, limits);
  return { ...room, suggestions: suggestions.map((more) => Math.ceil((sek + more) / to) * to) };
};

const extraOf = (sek: number, limits: Limits): Offer => ({
  ...limits,
  suggestions: [...ruleFor(extras, sek).suggestions],
});

const offers: Record<LinkedGiftKind, (sek: number, limits: Limits) => Offer> = {
  monthly_gift_increase: increaseOf,
  extra_gift: extraOf,
};

/** What is offered to who gives so much each month. Nobody is suggested what they could not choose. */
export const offerOf = (kind: LinkedGiftKind, amountOre: number | null, limits: Limits): Offer => {
  const { least, most, suggestions } = offers[kind](toSek(amountOre ?? 0), limits);
  const possible = suggestions.filter((sek) => sek >= least && sek <= most);
  return { least, most, suggestions: possible };
};
