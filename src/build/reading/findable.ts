import * as routes from "@hjarta-lunga/contract/routes.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";

/** What stands before the first part that differs: "/order/diplom/:orderReference" begins with "/order/diplom/". */
const beginning = (pattern: string): string => pattern.replace(/[:*].*$/, "");

/** Answers to one person, or bare parts of a page. Neither crawlers nor the sitemap have anything to do there. */
const privateBeginnings = [
  routes.orderDiploma.pattern,
  routes.orderCompany.pattern,
  routes.orderGiftCertificate.pattern,
  routes.orderMemorialCard.pattern,
  routes.orderGreetingCard.pattern,
  routes.orderMemorialSheet.pattern,
  routes.giftCard.pattern,
  routes.internalMemorialCard.pattern,
  routes.internalMemorialCardStub.pattern,
  routes.greetingCardInternal.pattern,
  routes.myPages.pattern,
  routes.myDetails.pattern,
  routes.increaseMonthlyGift.pattern,
  routes.extraGift.pattern,
].map(beginning);

/** Shown to anybody with the link. The pages themselves are marked noindex; a shared link may show a picture. */
const sharedBeginnings = [
  routes.memorialCard.pattern,
  routes.memorialCardStub.pattern,
  routes.greetingCardShared.pattern,
].map(beginning);

/** Ordered on a page that may be found, below which the orders are. */
const foundAmongPrivate: readonly string[] = [routes.orderGiftCard.pattern];

const calls = ["/api/", "/search-api/", "/__"];

/** The search page itself may be read; its results have no end. */
const results = `${routes.search.href()}?`;
/** An order that has begun has its reference in the URL. */
const begunOrders = `/*?*${queryKeys.order}=`;

/** They fetch a page when somebody shares its URL, to show what it leads to. */
const previewers = ["Twitterbot", "facebookexternalhit", "LinkedInBot", "Slackbot-LinkExpanding", "WhatsApp"];

export function robots(siteUrl: string): string {
  const forAll = [...privateBeginnings, ...calls, results, begunOrders];
  const group = (agents: readonly string[], paths: readonly string[]) =>
    [
      ...agents.map((agent) => `User-agent: ${agent}`),
      ...foundAmongPrivate.map((path) => `Allow: ${path}$`),
      ...paths.map((path) => `Disallow: ${path}`),
    ].join("\n");
  return [
    group(["*"], [...forAll, ...sharedBeginnings]),
    group(previewers, forAll),
    `Sitemap: ${new URL("/sitemap.xml", siteUrl).href}\n`,
  ].join("\n\n");
}

const neverFound = [
  ...privateBeginnings,
  ...sharedBeginnings,
  routes.search.pattern,
  "/_",
  "/offline",
  "/dev-404-page/",
  "/404/",
  "/500/",
];

/** Whether a built page may stand in the sitemap. Files at the root ("/404.html") are answers, not pages. */
export const mayBeFound = (path: string): boolean =>
  foundAmongPrivate.includes(path) ||
  (path.endsWith("/") && !/[:*[]/.test(path) && !neverFound.some((start) => path.startsWith(start)));
