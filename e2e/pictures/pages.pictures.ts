import { expect, visit } from "../support/site.ts";
import { loadAllImages, test, writePicture } from "./picture.ts";

/** Beyond this a picture is of no use to a reader. */
const tallest = 5200;
const pages: Record<string, { path: string; looks: string[] }> = {
  start: { path: "/", looks: ["360", "768", "1440", "1440-dark"] },
  content: { path: "/hjarta-och-lungor/hjartat/", looks: ["360", "1440"] },
  dusk: { path: "/minnas/", looks: ["360", "1440"] },
  /** Needs `SHOW_COMPONENTS=1 npm start`. */
  components: { path: "/_components/", looks: ["1440"] },
};

test.use({ isMobile: false, hasTouch: false });

for (const [name, { path, looks }] of Object.entries(pages))
  test(name, async ({ page }, { project }) => {
    test.skip(!looks.includes(project.name));
    await visit(page, path);
    expect(
      (await page.request.head(path)).status(),
      `${path} is there, /_components/ after SHOW_COMPONENTS=1 npm start`,
    ).toBe(200);
    await loadAllImages(page);
    const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
    await writePicture(page, `${name}-${project.name}`, height);
  });
