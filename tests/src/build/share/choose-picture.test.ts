import { expect, test } from "vitest";
import type { Block } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { createTrails } from "#src/build/reading/trails.ts";
import { createPictureChooser } from "#src/build/page-context.ts";
import { publishedPage } from "../published.ts";

const hero = (artwork: string | undefined, heading = "Rubrik"): Block => ({
  type: "hero",
  heading,
  giftForm: false,
  ...(artwork === undefined ? {} : { picture: { source: "artwork", name: artwork, alt: "" } }),
});
const later: Block = { type: "picture", picture: { source: "artwork", name: "fagel", alt: "" } };

const pages = [
  publishedPage("/", { title: "Hjärta & Lunga – för fler hjärtslag", blocks: [hero("hero", "Fler hjärtslag.")] }),
  publishedPage("/hjartat/", { title: "Hjärtat", blocks: [hero("hjarta")] }),
  publishedPage("/hjartat/hjartsvikt/", { title: "Hjärtsvikt", blocks: [hero(undefined), later] }),
  publishedPage("/kontakt/", { title: "Kontakt", blocks: [hero(undefined)] }),
  publishedPage("/minnas/", { title: "Minnas", mood: "dusk" }),
];
const trailOf = createTrails(pages);
const choose = createPictureChooser(pages, "Hjärta & Lunga");

test.each([
  ["/", "Fler hjärtslag.", "hero"],
  ["/hjartat/", "Hjärtat", "hjarta"],
  ["/hjartat/hjartsvikt/", "Hjärtsvikt", "hjarta"],
  ["/kontakt/", "Kontakt", "ang"],
  ["/minnas/", "Minnas", "skymning"],
])("%s is shared as “%s” with the drawing %s", (path, title, artwork) => {
  const page = pages.find((each) => each.path === path);
  expect(page && choose(page, trailOf(page))).toMatchObject({ title, artwork });
});
