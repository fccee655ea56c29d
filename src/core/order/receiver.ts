import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";

export type Receiver = Pick<SiteConfiguration["organisation"], "name" | "phone" | "swish" | "bankgiro">;
