import { expect, test } from "vitest";
import { createLinkPictures } from "#src/build/reading/link-pictures.ts";
import { publishedPage } from "../published.ts";

const picture = { source: "artwork", name: "kol", alt: "Glesa blad." } as const;
const copd = publishedPage("/kol/", { blocks: [{ type: "hero", heading: "KOL", picture, giftForm: false }] });
const bare = publishedPage("/kontakt/", { blocks: [{ type: "hero", heading: "Kontakt", giftForm: false }] });
const to = (label: string, href: string) => ({ label, href });
const links = [to("KOL", "/kol/"), to("Kontakt", "/kontakt/"), to("Någon annan", "https://example.se/")];
const asthma = publishedPage("/astma/", { blocks: [{ type: "linkList", heading: "Läs mer", links }] });

const pictureOf = createLinkPictures([copd, bare, asthma], ({ alt }) =>
  Promise.resolve({ src: "/static/kol.svg", width: 640, height: 760, alt }),
);

test("a way on has the figure at the top of the page that it leads to, where there is one", async () => {
  const shown = { "/kol/": { src: "/static/kol.svg", width: 640, height: 760, alt: "Glesa blad." } };
  expect(await pictureOf(asthma, [])).toEqual(shown);
  expect(await pictureOf(bare, [to("KOL", "/kol/")])).toEqual(shown);
  expect(await pictureOf(bare, [])).toEqual({});
});
