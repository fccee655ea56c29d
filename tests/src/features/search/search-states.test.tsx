import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fallbackIndexPath } from "@hjarta-lunga/contract/search.ts";
import { answerAll, know, page, search } from "./provider.ts";
import { field, hits, pass, visit } from "./search-visit.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/calls/search-client.ts", () => import("./provider.ts"));

const spare = [
  { path: "/hjarta/", language: "sv", title: "Hjärtat", description: "Hur det slår.", section: "" },
  { path: "/lungor/", language: "sv", title: "Lungorna", description: "Hur vi andas.", section: "" },
];
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeAll(async () => {
  await import("#src/features/search/answer.tsx");
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(Response.json(spare)));
  search.mockReset();
  search.mockImplementation(answerAll);
  know([page("Hjärta")]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");
const state = () => document.querySelector("[data-status]")?.getAttribute("data-status");
const heading = () => screen.queryByRole("heading", { level: 2 })?.textContent;
const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

/** What searching takes is there, and something has been found. */
async function come(query = "första") {
  know([page("Hjärta"), page("Första")]);
  visit(`/sok/?query=${query}`);
  await pass(1_500);
}

/** An answer that comes when it is let go. */
function slowAnswer() {
  let letGo: () => void = () => undefined;
  search.mockImplementation((requests) => new Promise((done) => (letGo = () => done(answerAll(requests)))));
  return () =>
    act(async () => {
      letGo();
      await Promise.resolve();
    });
}

test("loading, then stalled after 200 ms, said aloud, then idle with what was found", async () => {
  await come();
  const answer = slowAnswer();
  fireEvent.change(field(), { target: { value: "hjärta" } });
  await pass(190);
  expect([state(), screen.queryAllByText("Söker …")]).toEqual(["loading", []]);
  await pass(20);
  expect(state()).toBe("stalled");
  expect(screen.getAllByText("Söker …").length).toBeGreaterThan(0);
  await pass(800);
  expect(said()).toBe("Söker …");
  await answer();
  await pass(800);
  expect([state(), said().trim(), hits()]).toEqual(["idle", "1 träff på ”hjärta”", ["Hjärta"]]);
});

test("what was found is said when somebody has stopped writing, once", async () => {
  visit();
  for (const written of ["h", "hj", "hjä"]) {
    fireEvent.change(field(), { target: { value: written } });
    await pass(300);
    expect(said()).toBe("");
  }
  await pass(800);
  expect(said().trim()).toBe("1 träff på ”hjä”");
});

test("a provider that is away is said, pages are found by their titles, and nothing is fetched for it before", async () => {
  await come("hjärta");
  expect(fetched).not.toHaveBeenCalled();
  search.mockImplementation(() => Promise.reject(new Error("Unreachable hosts")));
  fireEvent.change(field(), { target: { value: "hjart" } });
  await pass(1000);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([fallbackIndexPath]);
  expect([state(), heading()]).toEqual(["error", "Sökningen svarar inte just nu"]);
  expect(said()).toContain("Sökningen svarar inte just nu");
  expect(links()).toEqual(["Hjärtat", "08-123 45 67"]);
});

test("a new search while the provider is away does not go back to old hits meanwhile", async () => {
  visit("/sok/?query=hjärta");
  await pass(100);
  search.mockImplementation(() => Promise.reject(new Error("Unreachable hosts")));
  fireEvent.change(field(), { target: { value: "lung" } });
  await pass(100);
  slowAnswer();
  fireEvent.change(field(), { target: { value: "lungo" } });
  await pass(100);
  expect([heading(), hits()]).toEqual(["Sökningen svarar inte just nu", []]);
});

test("trying again when the provider is back shows its hits", async () => {
  search.mockImplementation(() => Promise.reject(new Error("Unreachable hosts")));
  visit("/sok/?query=hjärta");
  await pass(100);
  search.mockImplementation(answerAll);
  fireEvent.click(screen.getByRole("button", { name: "Sök igen" }));
  await pass(100);
  expect([state(), hits()]).toEqual(["idle", ["Hjärta"]]);
});

test.each<[string, unknown]>([
  ["a page of its own", "<html>"],
  ["nothing", null],
  ["no results", {}],
  ["fewer results than were asked for", { results: [] }],
  ["results without hits", { results: [{}, {}] }],
  [
    "numbers that are words",
    {
      results: [
        { hits: [], nbHits: "many", nbPages: 1 },
        { hits: [], nbHits: 0, nbPages: 0 },
      ],
    },
  ],
])("an answer that is %s counts as the provider being away", async (_, answer) => {
  search.mockImplementation(() => Promise.resolve(answer));
  visit("/sok/?query=hjärta");
  await pass(200);
  expect([state(), heading()]).toEqual(["error", "Sökningen svarar inte just nu"]);
});

test("a provider that is slow is not waited for with nothing to look at, and its hits come when they come", async () => {
  await come();
  const answer = slowAnswer();
  fireEvent.change(field(), { target: { value: "lungor" } });
  await pass(2_000);
  expect(heading()).not.toBe("Sökningen dröjer");
  await pass(1_000);
  expect([heading(), links()]).toEqual(["Sökningen dröjer", ["Lungorna", "08-123 45 67"]]);
  know([page("Lungor")]);
  await answer();
  await pass(100);
  expect(hits()).toEqual(["Lungor"]);
});

test("suggestions that the provider does not have yet take nothing from the hits", async () => {
  search.mockImplementation((requests) =>
    requests.length > 1
      ? Promise.reject(Object.assign(new Error("Index does not exist"), { name: "ApiError", status: 404 }))
      : answerAll(requests),
  );
  visit("/sok/?query=hjärta");
  await pass(200);
  expect([state(), hits()]).toEqual(["idle", ["Hjärta"]]);
});

test.each(["???", "…", "—", "...", "&", "¿?", "❤️", "<>"])(
  "%s alone is nothing to find: no hits, with help",
  async (signs) => {
    visit(`/sok/?query=${encodeURIComponent(signs)}`);
    await pass(1_500);
    expect(screen.getByRole("heading", { name: `Inga träffar på ”${signs}”` })).toBeDefined();
    expect([hits(), said()]).toEqual([[], `Inga träffar på ”${signs}”`]);
    expect(screen.getByText("Vi letar efter ord.")).toBeDefined();
    expect(links()).toEqual(["08-123 45 67", "Forskning", "Om oss"]);
    expect(search).not.toHaveBeenCalled();
  },
);

test("signs around words are left to the provider", async () => {
  visit("/sok/?query=hjärta%3F");
  await pass(200);
  expect(hits()).toEqual(["Hjärta"]);
});

test("words after signs alone are found", async () => {
  visit("/sok/?query=%3F%3F%3F");
  await pass(200);
  fireEvent.change(field(), { target: { value: "hjärta" } });
  await pass(500);
  expect(hits()).toEqual(["Hjärta"]);
});
