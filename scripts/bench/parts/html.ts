import { measureStartPage } from "../lib/html-size.ts";
import type { Part } from "../lib/part.ts";

export const html: Part = {
  name: "html",
  about: "HTML of the start page, styles inside",
  run: async (context) => [await measureStartPage((await context.stack()).siteUrl)],
};
