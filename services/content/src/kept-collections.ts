import type { KeptForGoodName } from "@hjarta-lunga/contract/kept.ts";
import type { Config } from "./payload-types.ts";

type Kept = Record<keyof Config["collections"] | keyof Config["globals"], KeptForGoodName>;

/** Editors' own words, and editors: nothing here tells of a giver. What is added without a rule is a compile error. */
export const keptCollections: Kept = {
  articles: "published",
  artworks: "published",
  campaigns: "published",
  documents: "published",
  draftLinks: "editors",
  giftProducts: "published",
  media: "published",
  membershipKinds: "published",
  navigation: "published",
  pages: "published",
  "payload-folders": "published",
  "payload-kv": "published",
  "payload-locked-documents": "editors",
  "payload-migrations": "numbers",
  "payload-preferences": "editors",
  postage: "published",
  redirects: "published",
  scheduled: "editors",
  siteConfiguration: "published",
  translations: "published",
  users: "editors",
};
