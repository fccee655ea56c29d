import type { GiftKind } from "@hjarta-lunga/contract/gifts.ts";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Mandate } from "../monthly-gift/repository.ts";

type Rule = { upTo: number; suggestions: readonly number[] };

const increases: readonly (Rule & { to: number })[] = [
  { upTo: 300, suggestions: [50, 100, 150], to: 10 },
  { upTo: 1_000, suggestions: [100, 200, 300], to: 50 },
  { upTo: 3_000, suggestions: [200, 500, 1_000], to: 100 },
  { upTo: Infinity, suggestions: [500, 1_000, 2_000], to: 500 },
];

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
/** `mostByLink`: more is for the account's holder to ask for, by BankID. */
export type Offer = Limits & { mostByLink: number; suggestions: number[] };
/** What a link may move (environment/secrets.ts): whoever it was forwarded to holds it too. */
type LinkMoves = { raiseTimes: number; extraMost: number; extraTimes: number };
type OfferOf = (sek: number, limits: Limits, moves: LinkMoves) => Offer;

const increaseOf: OfferOf = (sek, { most }, { raiseTimes }) => {
  const { suggestions, to } = ruleFor(increases, sek);
  return {
    least: Math.floor(sek) + 1,
    most,
    mostByLink: Math.min(most, Math.floor(sek * raiseTimes)),
    suggestions: suggestions.map((more) => Math.ceil((sek + more) / to) * to),
  };
};

/** Without an amount there is nothing to multiply. */
const extraOf: OfferOf = (sek, { least, most }, { extraMost, extraTimes }) => {
  const times = sek === 0 ? Infinity : Math.floor(sek * extraTimes);
  return {
    ...{ least, most },
    mostByLink: Math.max(least, Math.min(most, extraMost, times)),
    suggestions: [...ruleFor(extras, sek).suggestions],
  };
};

const offers: Record<LinkedGiftKind, OfferOf> = {
  monthly_gift_increase: increaseOf,
  extra_gift: extraOf,
};

const limitsFrom = { monthly_gift_increase: "monthly_gift", extra_gift: "extra_gift" } as const satisfies Record<
  LinkedGiftKind,
  GiftKind
>;

export type OfferDeps = { published: Pick<Published, "giftLimits">; moves: LinkMoves };

type Giver = Pick<Mandate, "amountOre" | "email">;

/**
 * With no room at all, `least` is above `most`. Without an e-mail address nothing could be undone, so a link moves
 * nothing.
 */
export const offerOf = ({ published, moves }: OfferDeps, kind: LinkedGiftKind, { amountOre, email }: Giver): Offer => {
  const offer = offers[kind](toSek(amountOre ?? 0), published.giftLimits(limitsFrom[kind]), moves);
  const suggestions = offer.suggestions.filter((sek) => sek >= offer.least && sek <= offer.mostByLink);
  return { ...offer, mostByLink: email === null ? 0 : offer.mostByLink, suggestions };
};
