import type { Product } from "../gifts.ts";
import type { Language } from "../languages.ts";
import * as routes from "../routes.ts";
import {
  drawnKinds,
  orderKindNames,
  orderKinds,
  orderPath,
  productOf,
  type OrderKind,
  type OrderTone,
} from "./kinds.ts";

type JourneyFacts = {
  path: string;
  tone: OrderTone;
  product: Product | null;
  keptFor: "tab" | "day";
};

const mandateJourneys = {
  monthly_gift: { path: drawnKinds.monthly_gift.path, tone: "bright", product: "monthly_gift", keptFor: "day" },
  direct_debit: { path: routes.directDebit.pattern, tone: "bright", product: null, keptFor: "day" },
} as const satisfies Record<string, JourneyFacts>;
export type MandateJourneyKind = keyof typeof mandateJourneys;

export type JourneyKind = OrderKind | MandateJourneyKind;
export const journeyKindNames: JourneyKind[] = [
  ...orderKindNames,
  ...(Object.keys(mandateJourneys) as MandateJourneyKind[]),
];

export const isOrderJourney = (kind: JourneyKind): kind is OrderKind => Object.hasOwn(orderKinds, kind);

export function journeyOf(kind: JourneyKind): JourneyFacts {
  if (!isOrderJourney(kind)) return mandateJourneys[kind];
  const { path, tone } = orderKinds[kind];
  return { path, tone, product: productOf(kind), keptFor: "tab" };
}

export const journeyPath = (kind: JourneyKind, language: Language): string =>
  isOrderJourney(kind) ? orderPath(kind, language) : mandateJourneys[kind].path;
