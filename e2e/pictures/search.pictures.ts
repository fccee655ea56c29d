import * as routes from "@hjarta-lunga/contract/routes.ts";
import { queries } from "../support/search.ts";
import { see, test } from "./picture.ts";

test.use({ isMobile: false, hasTouch: false, isAsLeft: true, tallest: 1800 });

test("the search page in every state, and the header's field", async ({ page, picture, phonePicture }) => {
  const search = (query: string) => page.goto(routes.search.href({ query }));
  await page.goto(routes.search.href());
  await see(page, /Sök på webbplatsen/);
  await phonePicture("search-empty");
  await search("hjärta");
  await see(page, /träff(ar)? på/);
  await picture("search-hits");
  await search("hjärtsviktsmottagningsbesök");
  await see(page, /Inga träffar/);
  await picture("search-no-hits");
  await page.goto(routes.search.href({ query: "hjärta", page: 99 }));
  await see(page, /Här finns inga träffar/);
  await phonePicture("search-no-such-page");

  await page.route(queries, () => undefined);
  await search("lungor");
  await see(page, /Sökningen dröjer/);
  await phonePicture("search-slow");
  await page.unroute(queries);
  await page.route(queries, (route) => route.abort("connectionrefused"));
  await search("lungor");
  await see(page, /Sökningen svarar inte/);
  await picture("search-away");
  await page.unroute(queries);

  await page.goto("/om-oss/");
  await page.getByRole("button", { name: "Sök" }).click();
  await page.getByRole("combobox").fill("hjärt");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  // What is over the page fills the window, and ends with it.
  await picture("search-field", page.viewportSize()?.height);
});
