import * as routes from "@hjarta-lunga/contract/routes.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";

const beginning = (pattern: string): string => pattern.replace(/[:*].*$/, "");

/** Robots and the sitemap leave these out. */
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
  routes.myDetails.pattern,
  routes.increaseMonthlyGift.pattern,
  routes.extraGift.pattern,
  routes.preview.pattern,
].map(beginning);

/** Marked noindex, but link previews may fetch their pictures. */
const sharedBeginnings = [
  routes.memorialCard.pattern,
  routes.memorialCardStub.pattern,
  routes.greetingCardShared.pattern,
].map(beginning);

const foundAmongPrivate: readonly string[] = [routes.orderGiftCard.pattern];

const calls = ["/api/", "/search-api/", "/__"];

/** The results have no end. */
const results = `${routes.search.href()}?`;
const begunOrders = `/*?*${queryKeys.order}=`;

/** Programs that fetch a page for a link preview. */
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

export const mayBeFound = (path: string): boolean =>
  foundAmongPrivate.includes(path) ||
  (path.endsWith("/") && !/[:*[]/.test(path) && !neverFound.some((start) => path.startsWith(start)));
