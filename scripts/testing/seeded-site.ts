import type { PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { articles } from "../../services/content/src/seed/content/articles.ts";
import { campaigns } from "../../services/content/src/seed/content/campaigns.ts";
import { giftProducts } from "../../services/content/src/seed/content/gift-products.ts";
import { membershipKinds } from "../../services/content/src/seed/content/membership-kinds.ts";
import { navigation } from "../../services/content/src/seed/content/navigation.ts";
import { postage } from "../../services/content/src/seed/content/postage.ts";
import { site } from "../../services/content/src/seed/content/site.ts";
import { texts } from "@hjarta-lunga/contract/seed/texts.ts";

/** As a content service with its first content publishes it. */
export const seededSite = (): PublishedSite => ({
  site,
  translations: Object.entries(texts).map(([key, { sv, en }]) => ({ key, sv, en })),
  navigation,
  giftProducts,
  membershipKinds,
  articles,
  postage,
  redirects: [],
  documents: [],
  campaigns,
});
