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

export const isGoal = (path: string): boolean => goals.has(path);
