import type { ServerResponse } from "node:http";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import type { ContentPage, GiftProduct, PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { textKeys } from "@hjarta-lunga/contract/text-keys.ts";
import { serveLocally, type Asked } from "../local-server.ts";

const product = (kind: GiftProduct["kind"], presets: number[], preselected: number): GiftProduct => ({
  kind,
  presets,
  preselected,
  least: 20,
  most: 100_000,
  heading: "Ge en gåva",
  lead: "Till forskning.",
  effects: [],
  thanks: "Tack!",
});

const menu = { main: [{ label: "Om oss", href: "/om-oss/" }], footer: [] };

/** A small site as the content service publishes it. */
export const publishedSite: PublishedSite = {
  site: {
    notificationMessage: "Kallt ute.",
    enableNotification: true,
    english: { notificationMessage: "Cold outside." },
    organisation: {
      name: "Hjärta & Lunga",
      organisationNumber: "802000-0000",
      account90: "90 00 00-0",
      bankgiro: "900-0000",
      swish: "90 00 000",
      phone: { shown: "08-123 45 67", dialled: "+4681234567", hours: "vardagar 9–16" },
      email: "hej@hjarta.example",
      address: "Box 1, 100 00 Stockholm",
      purpose: "Forskning.",
      assurance: "Granskas varje år.",
      english: { purpose: "Research.", assurance: "Examined every year.", hours: "weekdays 9 am–4 pm" },
    },
    researchHour: 500,
  },
  translations: textKeys.map((key) => ({ key, sv: `${key} på svenska`, en: `${key} in English` })),
  navigation: { sv: menu, en: { main: [], footer: [] } },
  giftProducts: [product("regular_gift", [100, 250], 250), product("monthly_gift", [50, 100], 100)],
  membershipKinds: [],
  articles: [],
  postage: null,
  redirects: [],
  documents: [],
  campaigns: [
    {
      code: "TACK_1",
      kind: "greeting",
      occasion: "Tack",
      season: null,
      seasonText: "Året om",
      title: "Stort tack",
      greeting: "Tack!",
      artwork: "tack-1",
      alt: "En fågel ger en blomma.",
      offered: true,
    },
  ],
};

export const publishedPage = (path: string, more: Partial<ContentPage> = {}): ContentPage => ({
  path,
  language: "sv",
  title: "Om oss",
  description: "",
  mood: "day",
  searchable: true,
  blocks: [],
  updatedAt: "2026-01-02T03:04:05.000Z",
  ...more,
});

export const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

export const readToken = "read-token-of-the-test";

/** A content service on this machine, with the URLs of the real one. */
export const serveContent = (site: PublishedSite, pages: ContentPage[]) =>
  serveLocally(({ url, headers }: Asked, response) => {
    if (headers.authorization !== `Bearer ${readToken}`) send(response, 401, { code: "unauthorized" });
    else if (url.pathname === publishedCalls.site.path) send(response, 200, site);
    else if (url.pathname === publishedCalls.pages.path) send(response, 200, { pages, nextPage: null });
    else send(response, 404, { code: "not_found" });
  });
