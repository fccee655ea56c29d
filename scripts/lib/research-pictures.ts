import type { Browser, Page } from "playwright";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { withFault } from "./fault.ts";

type Options = { site: string; standins: string; save: (page: Page, name: string) => Promise<void> };

const looks = [
  { name: "360", width: 360, scheme: "light" },
  { name: "1440", width: 1440, scheme: "light" },
] as const;

const list = routes.approvedProjects.href();
const states = [
  { what: "list", path: list, seen: /hämtad från forskningsportalen nyss/ },
  { what: "narrowed", path: `${list}?query=kol&year=2024`, seen: /hämtad från forskningsportalen nyss/ },
  { what: "none", path: `${list}?query=kvantfysik`, seen: "Inga projekt passar" },
  { what: "english", path: routes.approvedProjectsEnglish.href(), seen: /research portal just now/ },
];

/** The portal is asked once there is a hand, and the page hydrated. */
const open = async (page: Page, path: string, seen: string | RegExp) => {
  await page.goto(path);
  const shown = page.getByText(seen).first();
  for (let x = 0; !(await shown.isVisible()); x++) await page.mouse.move(x % 300, 300);
};

/** The list of approved projects: whole, narrowed, empty, in English, and with the portal away. */
export const takeResearchPictures = async (browser: Browser, { site, standins, save }: Options): Promise<void> => {
  for (const { name, width, scheme } of looks) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: "reduce",
      locale: "sv-SE",
    });
    const page = await context.newPage();
    await page.goto(site);
    await page.getByRole("button", { name: "Bara nödvändiga" }).click();
    for (const { what, path, seen } of states) {
      await open(page, site + path, seen);
      await save(page, `research-${what}-${name}`);
    }
    await withFault(standins, { provider: "researchPortal", mode: "down" }, async () => {
      await open(page, site + list, /svarar inte som den ska/);
      await save(page, `research-away-${name}`);
    });
    await context.close();
  }
};
