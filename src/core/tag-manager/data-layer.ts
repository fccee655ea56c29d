import type { FormEvent } from "@hjarta-lunga/contract/event-names.ts";
import { currency, type Product } from "@hjarta-lunga/contract/gifts.ts";
import type { WebEvent } from "@hjarta-lunga/contract/schemas/web-events.ts";
import { trackingAllowed } from "../consent-choice.ts";

/** What the tag manager reads. It is not there before the visitor has agreed. Asked late: a build has no window. */
const page = () => window as Window & { dataLayer?: unknown[] };
let granted = false;

type Generic = { category: string; action: string; label?: string; value?: number; nonInteraction?: boolean };
type Purchase = Pick<
  Extract<WebEvent, { requestgroup: "purchase" }>,
  "transactionId" | "transactionTotal" | "transactionProducts"
>;

const signals = [
  "ad_storage",
  "ad_user_data",
  "ad_personalization",
  "analytics_storage",
  "functionality_storage",
  "personalization_storage",
] as const;

const consentSignals = (state: "denied" | "granted"): Record<string, string> =>
  Object.fromEntries(signals.map((signal) => [signal, state]));

/** The tag manager takes a consent command only as the arguments of a call: a list is not one. */
const gtag: (...command: readonly unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
  page().dataLayer?.push(arguments);
};

/** Everything is denied first, before any tag; then what the visitor has allowed. */
export function allowAnalytics(): void {
  if (granted) return;
  granted = true;
  if (page().dataLayer === undefined) {
    page().dataLayer = [];
    gtag("consent", "default", { ...consentSignals("denied"), wait_for_update: 500 });
  }
  gtag("consent", "update", consentSignals("granted"));
}

export function withdrawAnalytics(): void {
  if (!granted) return;
  granted = false;
  gtag("consent", "update", consentSignals("denied"));
}

function push(...entries: readonly object[]): void {
  if (!trackingAllowed()) return;
  allowAnalytics();
  page().dataLayer?.push(...entries);
}

export const pushStart = (): void => push({ "gtm.start": Date.now(), event: "gtm.js" });

export const pushGeneric = (event: Generic): void => push({ event: "generic", ...event });

/** Of the first page too: the container's own page view is switched off. */
export const pushPageView = (view: { page: string; title: string }): void =>
  push({ event: "virtualPageView", ...view });

export const pushForm = (event: FormEvent, told: { form: Product; step?: string }): void => push({ event, ...told });

/** The previous object is cleared first, or its fields would be taken for this one's. */
const pushEcommerce = (event: string, ecommerce: object, more: object): void =>
  push({ ecommerce: null }, { event, ecommerce, ...more });

export function pushPurchase(purchase: Purchase): void {
  const { transactionId, transactionTotal, transactionProducts } = purchase;
  const ecommerce = { transaction_id: transactionId, value: transactionTotal, currency, items: transactionProducts };
  pushEcommerce("purchase", ecommerce, purchase);
}
