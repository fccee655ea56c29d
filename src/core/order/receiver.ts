import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** Whom the money goes to. */
export type Receiver = Pick<SiteConfiguration["organisation"], "name" | "phone" | "swish" | "bankgiro">;
