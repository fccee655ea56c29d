import type { CampaignCode } from "./campaigns.ts";
import type { LinkedGiftKind } from "./gift-links.ts";
import { queryKeys } from "./query-keys.ts";
import { page } from "./shell-routes.ts";
import { withdrawalHash } from "./withdrawals.ts";

const segment = encodeURIComponent;
const linkedGift = (path: string, kind: LinkedGiftKind, lookUpGuid: string): string =>
  `${path}?${queryKeys.type}=${kind}&${queryKeys.lookUpGuid}=${segment(lookUpGuid)}`;

/** A page whose last part is a reference. */
const referencePage = (pattern: string) => ({
  pattern,
  href: (reference: string) => pattern.replace(/[^/]+$/, segment(reference)),
});

/* Import as `* as routes`, so that each page bundles only the routes it uses. */
export { gift, giftEnglish, notFound, start, startEnglish } from "./shell-routes.ts";
export const error = /* @__PURE__ */ page("/500.html");
export const search = {
  pattern: "/sok/",
  href: (asked: { query?: string | undefined; page?: number | undefined } = {}) => {
    const query = new URLSearchParams();
    if (asked.query !== undefined && asked.query !== "") query.set(queryKeys.query, asked.query);
    if (asked.page !== undefined) query.set(queryKeys.page, String(asked.page));
    return query.size > 0 ? `/sok/?${query}` : "/sok/";
  },
};
/* What was mailed stands behind the `#`, because browsers do not send that part to servers. */
export const myPages = {
  pattern: "/mina-sidor/",
  href: () => "/mina-sidor/",
  linkHref: (link: string) => `/mina-sidor/#lank=${link}`,
};
export const myDetails = {
  pattern: "/mina-uppgifter/",
  href: () => "/mina-uppgifter/",
  proofHref: (link: string) => `/mina-uppgifter/#bevis=${link}`,
};
/** Shows what editors write, in a frame of theirs, or the draft of a link. */
export const preview = {
  pattern: "/forhandsvisning/",
  href: () => "/forhandsvisning/",
  /** Behind the `#`, because browsers do not send that part to servers. */
  linkHref: (token: string) => `/forhandsvisning/#${token}`,
};
export const monthlyGift = /* @__PURE__ */ page("/bli-manadsgivare/");
export const increaseMonthlyGift = {
  pattern: "/oka-manadsgava/",
  href: (lookUpGuid: string) => linkedGift("/oka-manadsgava/", "monthly_gift_increase", lookUpGuid),
  /** Behind the `#`, because browsers do not send that part to servers. */
  undoHref: (change: string, token: string) => `/oka-manadsgava/#${change}.${token}`,
};
export const extraGift = {
  pattern: "/extra-gava/",
  href: (lookUpGuid: string) => linkedGift("/extra-gava/", "extra_gift", lookUpGuid),
  undoHref: (draw: string, token: string) => `/extra-gava/#${draw}.${token}`,
};
export const memorialGift = /* @__PURE__ */ page("/minnesgava/");
export const companyGift = /* @__PURE__ */ page("/foretagsgava/");
export const membership = /* @__PURE__ */ page("/bli-medlem/");
export const directDebit = /* @__PURE__ */ page("/autogiro/");
export const articles = /* @__PURE__ */ page("/bestall/");
export const withdraw = {
  pattern: "/angra-kop/",
  href: () => "/angra-kop/",
  /** Behind the `#`, because browsers do not send that part to servers. */
  orderHref: (orderNumber: string, email?: string | null) =>
    `/angra-kop/#${new URLSearchParams({ [withdrawalHash.order]: orderNumber, ...(email && { [withdrawalHash.email]: email }) })}`,
};
export const withdrawEnglish = /* @__PURE__ */ page("/en/withdraw/");
export const orderGiftCard = /* @__PURE__ */ page("/gavokort/");
export const giftCertificate = /* @__PURE__ */ page("/gavobevis/");
export { greetingCard } from "./greeting-card-route.ts";
export const memorialCandle = /* @__PURE__ */ page("/tand-ett-ljus/");
export { approvedProjects, approvedProjectsEnglish } from "./research-routes.ts";
export const orderDiploma = /* @__PURE__ */ referencePage("/order/diplom/:orderReference");
export const orderCompany = {
  pattern: "/order/foretag/:shortOrderRef",
  /** Without the whole reference the page tells only how far the gift has come. */
  href: (shortReference: string, reference?: string) =>
    `/order/foretag/${segment(shortReference)}${reference === undefined ? "" : `?${queryKeys.order}=${segment(reference)}`}`,
};
export const orderGiftCertificate = /* @__PURE__ */ referencePage("/order/gavobevis/:orderReference");
export const orderMemorialCard = /* @__PURE__ */ referencePage("/order/mc/:orderReference");
export const orderMemorialSheet = /* @__PURE__ */ referencePage("/order/minnesblad/:orderReference");
export const orderGreetingCard = /* @__PURE__ */ referencePage("/order/kort/:orderReference");
export const giftCard = /* @__PURE__ */ referencePage("/gavokort/:orderReference");
export const memorialCard = /* @__PURE__ */ referencePage("/mc/ml25/*");
export const memorialCardStub = /* @__PURE__ */ referencePage("/mc/stub/*");
export const internalMemorialCard = /* @__PURE__ */ referencePage("/_internal_mc/MINNESLJUS_25/*");
export const internalMemorialCardStub = /* @__PURE__ */ referencePage("/_internal_mc/stub/*");
export const greetingCardShared = {
  pattern: "/d/:campaignCode/*",
  href: (code: CampaignCode, reference: string) => `/d/${code}/${segment(reference)}`,
};
export const greetingCardInternal = {
  pattern: "/_internal/:campaignCode/*",
  href: (code: CampaignCode, reference: string) => `/_internal/${code}/${segment(reference)}`,
};
