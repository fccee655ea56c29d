import type { GatsbyNode } from "gatsby";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { journeyKindNames, journeyOf } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { orderKinds, type OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { giftPages, researchPages, withdrawPages } from "./twin-pages.ts";
import { onCreatePage as showOwnOfflinePage } from "./offline.ts";

type Twin = { language: Language; translation: string };
type Surroundings = Twin | ({ isQuiet: true; mood?: ContentPage["mood"] } & Partial<Twin>) | { isBare: true };

const surroundings = (tone: OrderTone): Surroundings => ({ isQuiet: true, ...(tone === "quiet" && { mood: "dusk" }) });

/** The path that Gatsby gives a page whose file has a parameter for a name. */
const fileOf = ({ pattern }: { pattern: string }) => pattern.replace(/:(\w+)$/, "[$1]/");

/** For the shell, since pages in src/pages/ have no context of their own. */
const contexts: Record<string, Surroundings> = {
  ...Object.fromEntries(journeyKindNames.map(journeyOf).map(({ path, tone }) => [path, surroundings(tone)])),
  ...Object.fromEntries(
    giftPages.map(({ path, ...twin }) => [path, { ...surroundings(orderKinds.regular_gift.tone), ...twin }]),
  ),
  [fileOf(routes.orderMemorialSheet)]: surroundings(orderKinds.memorial_gift.tone),
  [fileOf(routes.orderMemorialCard)]: surroundings(orderKinds.memorial_card.tone),
  [fileOf(routes.orderGreetingCard)]: surroundings(orderKinds.greeting_card.tone),
  [fileOf(routes.orderGiftCertificate)]: surroundings(orderKinds.gift_certificate.tone),
  [fileOf(routes.giftCard)]: surroundings(orderKinds.gift_card.tone),
  [fileOf(routes.orderDiploma)]: surroundings("bright"),
  [fileOf(routes.orderCompany)]: surroundings(orderKinds.company_gift.tone),
  [routes.increaseMonthlyGift.pattern]: { isQuiet: true },
  // It has a shell of its own, of what editors write.
  [routes.preview.pattern]: { isBare: true },
  ...Object.fromEntries([...researchPages, ...withdrawPages].map(({ path, ...twin }) => [path, twin])),
};

export const onCreatePage: GatsbyNode["onCreatePage"] = (...call) => {
  const [{ page, actions }] = call;
  const context = contexts[page.path];
  if (context === undefined) return showOwnOfflinePage?.(...call);
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, ...context } });
};
