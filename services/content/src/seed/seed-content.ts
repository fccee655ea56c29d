import type {
  Article,
  Campaign,
  ContentPage,
  GiftProduct,
  MembershipKind,
  Postage,
  PublishedSite,
  SiteConfiguration,
} from "@hjarta-lunga/contract/schemas/published-content.ts";

/** A file that lies beside the seed. Its name is its address on the site. */
export type SeedDocument = { title: string; description: string; file: URL };

/** Everything an empty database is filled with, in the shapes of the contract. */
export type SeedContent = {
  site: SiteConfiguration;
  navigation: PublishedSite["navigation"];
  giftProducts: GiftProduct[];
  membershipKinds: MembershipKind[];
  articles: Article[];
  postage: Postage;
  campaigns: Campaign[];
  documents: SeedDocument[];
  pages: Omit<ContentPage, "updatedAt">[];
  translations: Record<string, { sv: string; en: string; help?: string }>;
};
