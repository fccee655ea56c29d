import type { Browser, Page } from "playwright";
import * as routes from "@hjarta-lunga/contract/routes.ts";

type Options = { site: string; save: (page: Page, name: string) => Promise<void> };

const looks = [
  { name: "360", width: 360, colorScheme: "light" },
  { name: "1440", width: 1440, colorScheme: "light" },
] as const;

const queries = "**/1/indexes/*/queries**";

/** The search page in every state, and the header's field. */
export const takeSearchPictures = async (browser: Browser, { site, save }: Options): Promise<void> => {
  for (const { name, width, colorScheme } of looks) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
      locale: "sv-SE",
    });
    const page = await context.newPage();
    const picture = (what: string) => save(page, `search-${what}-${name}`);
    const see = (heading: RegExp) => page.getByRole("heading", { name: heading }).waitFor();
    const search = (query: string) => page.goto(`${site}${routes.search.href({ query })}`);
    await page.goto(site);
    await page.getByRole("button", { name: "Bara nödvändiga" }).click();

    await page.goto(`${site}${routes.search.href()}`);
    await see(/Sök på webbplatsen/);
    await picture("empty");
    await search("hjärta");
    await see(/träff(ar)? på/);
    await picture("hits");
    await search("hjärtsviktsmottagningsbesök");
    await see(/Inga träffar/);
    await picture("no-hits");
    await page.goto(`${site}${routes.search.href({ query: "hjärta", page: 99 })}`);
    await see(/Här finns inga träffar/);
    await picture("no-such-page");

    await page.route(queries, () => undefined);
    await search("lungor");
    await see(/Sökningen dröjer/);
    await picture("slow");
    await page.unroute(queries);
    await page.route(queries, (route) => route.abort("connectionrefused"));
    await search("lungor");
    await see(/Sökningen svarar inte/);
    await picture("away");
    await page.unroute(queries);

    await page.goto(`${site}/om-oss/`);
    await page.getByRole("button", { name: "Sök" }).click();
    await page.getByRole("combobox").fill("hjärt");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await picture("field");
    await context.close();
  }
};
