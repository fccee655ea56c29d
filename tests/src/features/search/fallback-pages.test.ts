import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FallbackPage } from "@hjarta-lunga/contract/search.ts";

const page = (title: string, description = ""): FallbackPage => ({
  path: `/${title}/`,
  language: "sv",
  title,
  description,
  section: "",
});
const pages = [
  page("Hjärtsvikt"),
  page("Hjärtinfarkt", "När hjärtat får för lite blod."),
  page("Ge en minnesgåva"),
  page("Åldrande lungor", "Om KOL och astma."),
];

/** Anew each time: the list is kept for the visit. */
let spare: typeof import("#src/features/search/fallback-pages.ts");
const fetched = vi.fn<() => Promise<Response>>();
beforeEach(async () => {
  vi.resetModules();
  spare = await import("#src/features/search/fallback-pages.ts");
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["hjärt", ["Hjärtsvikt", "Hjärtinfarkt"]],
  ["hjart", ["Hjärtsvikt", "Hjärtinfarkt"]],
  ["HJÄRTSVIKT", ["Hjärtsvikt"]],
  ["svikt", ["Hjärtsvikt"]],
  ["gåva", ["Ge en minnesgåva"]],
  ["minnesgåva ge", ["Ge en minnesgåva"]],
  ["kol", ["Åldrande lungor"]],
  ["aldrande", ["Åldrande lungor"]],
  ["hjärtsvikt lungor", []],
  ["in", []],
  ["", []],
  ["(", []],
])("%j finds %j", (query, titles) => {
  expect(spare.pagesByTitle(pages, query).map(({ title }) => title)).toEqual(titles);
});

test("what stands in a title comes before what stands in a description", () => {
  const [first] = spare.pagesByTitle([page("Kroppen", "Om lungor."), page("Lungor")], "lungor");
  expect(first?.title).toBe("Lungor");
});

test("the list is fetched once a visit, and again only after a failure", async () => {
  fetched.mockResolvedValueOnce(new Response("", { status: 404 }));
  await expect(spare.fallbackPages()).rejects.toThrow("404");
  fetched.mockResolvedValueOnce(Response.json("a page"));
  await expect(spare.fallbackPages()).rejects.toThrow("no list");
  fetched.mockResolvedValueOnce(Response.json(pages));
  expect(await spare.fallbackPages()).toEqual(pages);
  expect(await spare.fallbackPages()).toEqual(pages);
  expect(fetched).toHaveBeenCalledTimes(3);
});
