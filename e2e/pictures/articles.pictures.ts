import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fillInRecipient, oneMore, someOrderer } from "../support/articles.ts";
import { visit } from "../support/site.ts";
import { loadAllImages, payBySwish, press, see, test } from "./picture.ts";

const tallestShop = 1900;

test("the shop with something chosen, where it goes, and the thanks", async ({ page, picture }) => {
  await visit(page, routes.articles.href());
  for (const article of ["Nål med fågel", "Minnesljus", "Att leva med KOL"]) await oneMore(page, article);
  await loadAllImages(page);
  // The sum stands at the end of the window: one that holds the whole shop.
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: size.width, height: tallestShop });
  await picture("articles-shop", tallestShop);
  await page.setViewportSize(size);
  await fillInRecipient(page, someOrderer());
  await picture("articles-recipient");
  await press(page, "Fortsätt till betalning");
  await payBySwish(page);
  await see(page, "Tack för din beställning!");
  await picture("articles-thanks");
});
