import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** A page as it is written here; the content service dates it. */
export type SeedPage = Omit<ContentPage, "updatedAt">;
