import type { ContentPage } from "@hjarta-lunga/contract/published-content.ts";

/** A page as it is written here; the content service dates it. */
export type SeedPage = Omit<ContentPage, "updatedAt">;
