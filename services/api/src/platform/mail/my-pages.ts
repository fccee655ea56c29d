import { myPages } from "@hjarta-lunga/contract/routes.ts";
import type { Say } from "../content/published.ts";

/** In each mail about a monthly gift: whoever reads it can change it alone, as long as it goes on. */
export const sayMyPages = (say: Say, siteUrl: string, goesOn = true): string =>
  say(goesOn ? "mail.myPages" : "mail.myPages.ended", { url: `${siteUrl}${myPages.href()}` });
