import { expect, test } from "vitest";
import { createTrails } from "#src/build/reading/trails.ts";
import { publishedPage } from "../published.ts";

const pages = [
  publishedPage("/", { title: "Start" }),
  publishedPage("/hjartat/", { title: "Hjärtat" }),
  publishedPage("/hjartat/hjartsvikt/", { title: "Hjärtsvikt" }),
  publishedPage("/hjartat/utan-sida/emellan/", { title: "Emellan" }),
  publishedPage("/hjartat-och-lungor/", { title: "Grannen" }),
  publishedPage("/en/", { title: "About us", language: "en" }),
  publishedPage("/en/research/", { title: "Our research", language: "en" }),
];
const trailOf = createTrails(pages);

test.each([
  ["/", []],
  ["/en/", []],
  ["/hjartat/", ["Hjärtat"]],
  ["/hjartat/hjartsvikt/", ["Hjärtat", "Hjärtsvikt"]],
  ["/hjartat/utan-sida/emellan/", ["Hjärtat", "Emellan"]],
  ["/hjartat-och-lungor/", ["Grannen"]],
  ["/en/research/", ["Our research"]],
])("%s lies below its home along %o", (path, labels) => {
  const page = pages.find((each) => each.path === path);
  expect(page && trailOf(page).map(({ label }) => label)).toEqual(labels);
});

test("each step leads to a page that is there", () => {
  const page = publishedPage("/hjartat/utan-sida/emellan/");
  expect(trailOf(page).map(({ href }) => href)).toEqual(["/hjartat/", "/hjartat/utan-sida/emellan/"]);
});

test("a page never lies below one in the other language", () => {
  const english = publishedPage("/hjartat/english/", { language: "en", title: "The heart" });
  expect(createTrails([...pages, english])(english).map(({ label }) => label)).toEqual(["The heart"]);
});
