import { myPages } from "@hjarta-lunga/contract/routes.ts";
import type { Say } from "../content/published.ts";
import type { Way } from "./parts.ts";

/** In each mail about a monthly gift: whoever reads it can change it alone, as long as it goes on. */
export const wayToMyPages = (say: Say, siteUrl: string, goesOn = true): Way => {
  const url = `${siteUrl}${myPages.href()}`;
  return { said: say(goesOn ? "mail.myPages" : "mail.myPages.ended", { url }), url, words: say("mail.way.myPages") };
};
