import * as routes from "@hjarta-lunga/contract/routes.ts";

const goals: ReadonlySet<string> = new Set(
  [
    routes.gift,
    routes.monthlyGift,
    routes.memorialGift,
    routes.companyGift,
    routes.membership,
    routes.directDebit,
    routes.articles,
    routes.giftCertificate,
    routes.greetingCard,
    routes.memorialCandle,
  ].map(({ pattern }) => pattern),
);

/** Where something is given or ordered: who comes there by searching has been led where the site wants to lead. */
export const isGoal = (address: string): boolean => goals.has(address);
