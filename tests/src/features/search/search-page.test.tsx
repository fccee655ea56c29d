import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerAll, asked, know, page, search } from "./provider.ts";
import { field, heading, hits, visit } from "./search-visit.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/calls/search-client.ts", () => import("./provider.ts"));

beforeAll(async () => {
  await import("#src/features/search/answer.tsx");
});
beforeEach(() => {
  search.mockReset();
  search.mockImplementation(answerAll);
  know([page("Hjärta"), page("Hjärtsvikt"), page("Lungor")], ["hjärta", "hjärtattack"]);
});

test("who has not searched gets the ways that many take, and nothing is asked of the provider", async () => {
  visit();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Forskning", "Om oss"]);
  await userEvent.type(field(), "   ");
  expect(search).not.toHaveBeenCalled();
});

test("what is written is found, counted, and marked in what was found", async () => {
  visit();
  await userEvent.type(field(), "hjärt");
  await heading("2 träffar på ”hjärt”");
  expect(hits()).toEqual(["Hjärta", "Hjärtsvikt"]);
  expect(Array.from(document.querySelectorAll("ol .head mark"), (mark) => mark.textContent)).toEqual([
    "Hjärt",
    "Hjärt",
  ]);
  expect(screen.queryByText("Det här söker många efter")).toBeNull();
});

test("twenty hits are asked for, eight of what others have searched for, those always from their beginning", async () => {
  visit("/sok/?query=hj%C3%A4rt&page=3");
  await screen.findByText("Visa första sidan");
  expect(search).toHaveBeenCalledTimes(1);
  const [hitsAsked, suggestionsAsked] = search.mock.calls[0]?.[0] ?? [];
  expect(hitsAsked).toMatchObject({ indexName: "prod_website", params: { hitsPerPage: 20, page: 2 } });
  expect(suggestionsAsked).toMatchObject({
    indexName: "prod_website_query_suggestions",
    params: { hitsPerPage: 8, page: 0 },
  });
});

test("a URL that somebody has shared opens what it was written for", async () => {
  visit("/sok/?query=lungor");
  await heading("1 träff på ”lungor”");
  expect(field().value).toBe("lungor");
  expect(asked().every((params) => params?.query === "lungor")).toBe(true);
});

test("an emptied field is answered here: no hits, no request, the ways again", async () => {
  visit("/sok/?query=lungor");
  await heading("1 träff på ”lungor”");
  const before = search.mock.calls.length;
  await userEvent.clear(field());
  expect(await screen.findByText("Det här söker många efter")).toBeDefined();
  expect(hits()).toEqual([]);
  expect(search).toHaveBeenCalledTimes(before);
});

test("what others have searched for is one press away, without what was searched for just now", async () => {
  visit("/sok/?query=hj%C3%A4rta");
  await heading("1 träff på ”hjärta”");
  const others = within(screen.getByRole("region", { name: "Andra har sökt på" }));
  expect(others.queryByRole("button", { name: "hjärta" })).toBeNull();
  know([page("Hjärtattack")]);
  fireEvent.click(others.getByRole("button", { name: "hjärtattack" }));
  await heading("1 träff på ”hjärtattack”");
  expect(field().value).toBe("hjärtattack");
});

test("nothing found: what helps, ways on, and a number to call", async () => {
  visit("/sok/?query=girafff");
  await heading("Inga träffar på ”girafff”");
  expect(screen.getByText("Se efter att orden är rätt stavade.")).toBeDefined();
  expect(screen.getByRole("link", { name: "08-123 45 67" }).getAttribute("href")).toBe("tel:+4681234567");
  expect(screen.getByRole("link", { name: "Forskning" })).toBeDefined();
});

test("Enter keeps focus in the field, and the title says what is shown", async () => {
  document.head.innerHTML = "<title>Sök – Hjärta &amp; Lunga</title>";
  visit();
  await userEvent.type(field(), "hjärt{Enter}");
  await heading("2 träffar på ”hjärt”");
  expect(document.activeElement).toBe(field());
  await vi.waitFor(() => expect(document.title).toBe("2 träffar på ”hjärt”, Sök – Hjärta & Lunga"));
});

test("a hit in English says so, and is read in English", async () => {
  know([page("Our research", { path: "/en/research/", language: "en" })]);
  visit("/sok/?query=research");
  await heading("1 träff på ”research”");
  const hit = document.querySelector("ol li");
  expect([hit?.getAttribute("lang"), hits()]).toEqual(["en", ["Our research"]]);
  expect(screen.getByText("På engelska").lang).toBe("sv");
});

test("a hit that leads off the site, or has no name, is not shown", async () => {
  know([page("Hjärta"), page("Hjärtlöst", { path: "https://elsewhere.example/" }), page("hjärt ", { path: "//x" })]);
  visit("/sok/?query=hj%C3%A4rt");
  await heading(/träffar på/);
  expect(hits()).toEqual(["Hjärta"]);
});
