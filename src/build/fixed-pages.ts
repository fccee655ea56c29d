import type { GatsbyNode } from "gatsby";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { journeyKindNames, journeyOf } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { orderKinds, type OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { onCreatePage as showOwnOfflinePage } from "./offline.ts";

type Surroundings = { language: Language; translation: string } | { isQuiet: true; mood?: ContentPage["mood"] };

const surroundings = (tone: OrderTone): Surroundings => ({ isQuiet: true, ...(tone === "quiet" && { mood: "dusk" }) });

/** For the shell, since pages in src/pages/ have no context of their own. */
const contexts: Record<string, Surroundings> = {
  ...Object.fromEntries(journeyKindNames.map(journeyOf).map(({ path, tone }) => [path, surroundings(tone)])),
  [routes.orderMemorialSheet.pattern.replace(/:(\w+)$/, "[$1]/")]: surroundings(orderKinds.memorial_gift.tone),
  [routes.orderMemorialCard.pattern.replace(/:(\w+)$/, "[$1]/")]: surroundings(orderKinds.memorial_card.tone),
  [routes.orderGreetingCard.pattern.replace(/:(\w+)$/, "[$1]/")]: surroundings(orderKinds.greeting_card.tone),
  ...Object.fromEntries(
    [routes.orderGiftCertificate, routes.giftCard, routes.orderDiploma].map(({ pattern }) => [
      pattern.replace(/:(\w+)$/, "[$1]/"),
      surroundings("bright"),
    ]),
  ),
  [routes.increaseMonthlyGift.pattern]: { isQuiet: true },
  [routes.approvedProjects.pattern]: { language: "sv", translation: routes.approvedProjectsEnglish.href() },
  [routes.approvedProjectsEnglish.pattern]: { language: "en", translation: routes.approvedProjects.href() },
};

export const onCreatePage: GatsbyNode["onCreatePage"] = (...call) => {
  const [{ page, actions }] = call;
  const context = contexts[page.path];
  if (context === undefined) return showOwnOfflinePage?.(...call);
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, ...context } });
};
