import type { CampaignCode } from "./campaigns.ts";

const segment = encodeURIComponent;

/** A fixed address: the pattern is the address. */
const page = (pattern: string) => ({ pattern, href: () => pattern });

/**
 * Every address of the site, its pattern (as the router matches it) beside the function that writes it.
 * Content pages have addresses of their own, given by editors.
 */
export const routes = {
  start: page("/"),
  notFound: page("/404.html"),
  error: page("/500.html"),
  search: page("/sok/"),
  myPages: page("/mina-sidor/"),
  myDetails: page("/mina-uppgifter/"),
  gift: {
    pattern: "/ge-en-gava/",
    href: (preset: { amount?: number; type?: string } = {}) => {
      const query = new URLSearchParams();
      if (preset.amount !== undefined) query.set("belopp", String(preset.amount));
      if (preset.type !== undefined) query.set("type", preset.type);
      return query.size > 0 ? `/ge-en-gava/?${query}` : "/ge-en-gava/";
    },
  },
  monthlyGift: page("/bli-manadsgivare/"),
  increaseMonthlyGift: page("/oka-manadsgava/"),
  extraGift: page("/extra-gava/"),
  memorialGift: page("/minnesgava/"),
  companyGift: page("/foretagsgava/"),
  membership: page("/bli-medlem/"),
  directDebit: page("/autogiro/"),
  articles: page("/bestall/"),
  giftCertificate: page("/gavobevis/"),
  greetingCard: page("/digitalt-gratulationskort/"),
  memorialCandle: page("/tand-ett-ljus/"),
  approvedProjects: page("/forskning/beviljade-projekt/"),
  approvedProjectsEnglish: page("/en/research/approved-projects/"),
  orderDiploma: {
    pattern: "/order/diplom/:orderReference",
    href: (orderReference: string) => `/order/diplom/${segment(orderReference)}`,
  },
  orderCompany: {
    pattern: "/order/foretag/:shortOrderRef",
    href: (shortOrderRef: string) => `/order/foretag/${segment(shortOrderRef)}`,
  },
  orderGiftCertificate: {
    pattern: "/order/gavobevis/:orderReference",
    href: (orderReference: string) => `/order/gavobevis/${segment(orderReference)}`,
  },
  orderMemorialCard: {
    pattern: "/order/mc/:orderReference",
    href: (orderReference: string) => `/order/mc/${segment(orderReference)}`,
  },
  orderMemorialSheet: {
    pattern: "/order/minnesblad/:orderReference",
    href: (orderReference: string) => `/order/minnesblad/${segment(orderReference)}`,
  },
  giftCard: {
    pattern: "/gavokort/:orderReference",
    href: (orderReference: string) => `/gavokort/${segment(orderReference)}`,
  },
  memorialCard: { pattern: "/mc/ml25/*", href: (reference: string) => `/mc/ml25/${segment(reference)}` },
  memorialCardStub: { pattern: "/mc/stub/*", href: (reference: string) => `/mc/stub/${segment(reference)}` },
  internalMemorialCard: {
    pattern: "/_internal_mc/MINNESLJUS_25/*",
    href: (reference: string) => `/_internal_mc/MINNESLJUS_25/${segment(reference)}`,
  },
  internalMemorialCardStub: {
    pattern: "/_internal_mc/stub/*",
    href: (reference: string) => `/_internal_mc/stub/${segment(reference)}`,
  },
  greetingCardShared: {
    pattern: "/d/:campaignCode/*",
    href: (code: CampaignCode, reference: string) => `/d/${code}/${segment(reference)}`,
  },
  greetingCardInternal: {
    pattern: "/_internal/:campaignCode/*",
    href: (code: CampaignCode, reference: string) => `/_internal/${code}/${segment(reference)}`,
  },
} as const;
