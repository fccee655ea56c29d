import { myPages } from "@hjarta-lunga/contract/routes.ts";
import type { Say } from "../content/published.ts";

/** In each mail about a monthly gift: whoever reads it can change it alone. */
export const sayMyPages = (say: Say, siteUrl: string): string =>
  say("mail.myPages", { url: `${siteUrl}${myPages.href()}` });
