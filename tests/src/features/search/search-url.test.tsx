import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { urlWriter } from "#src/features/search/search-params.ts";
import { answerAll, asked, know, page, search } from "./provider.ts";
import { field, hits, pass, visit } from "./search-visit.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/calls/search-client.ts", () => import("./provider.ts"));

const replaced = vi.spyOn(history, "replaceState");
const pushed = vi.spyOn(history, "pushState");

beforeAll(async () => {
  await import("#src/features/search/answer.tsx");
});
beforeEach(() => {
  vi.useFakeTimers();
  search.mockReset();
  search.mockImplementation(answerAll);
  know(Array.from({ length: 70 }, (_, index) => page(`Hjärta ${index}`)));
});
afterEach(() => vi.useRealTimers());

const write = (written: string) => fireEvent.change(field(), { target: { value: written } });
const url = () => `${location.pathname}${decodeURI(location.search)}`;

/** Come to the page, and only what is written from now on counts. */
async function come(to?: string) {
  visit(to);
  await pass(50);
  replaced.mockClear();
  pushed.mockClear();
}

test("the URL is written 400 ms after the last letter, and not before", async () => {
  await come();
  write("hj");
  await pass(300);
  write("hjär");
  await pass(390);
  expect(url()).toBe("/sok/");
  await pass(20);
  expect(url()).toBe("/sok/?query=hjär");
  expect(replaced).toHaveBeenCalledTimes(1);
});

test("the URL is replaced, never added to the way back, and what Gatsby keeps beside it stays", async () => {
  await come();
  const length = history.length;
  write("hjärta");
  await pass(500);
  expect([pushed.mock.calls.length, history.length]).toEqual([0, length]);
  expect(history.state).toEqual({ key: "1" });
});

test("a URL that was the last one written is not written again", async () => {
  await come("/sok/?query=hjärta");
  write("hjärtan");
  await pass(100);
  write("hjärta");
  await pass(1000);
  expect(replaced).not.toHaveBeenCalled();
  write("hjärtat");
  await pass(500);
  write("hjärtat ");
  await pass(500);
  expect(replaced).toHaveBeenCalledTimes(1);
});

test("the last one written is known, wherever the URL has gone since", () => {
  history.replaceState({ key: "1" }, "", "/sok/");
  const writeUrl = urlWriter();
  writeUrl("/sok/?query=a");
  history.replaceState({ key: "1" }, "", "/sok/?query=elsewhere");
  writeUrl("/sok/?query=a");
  expect(url()).toBe("/sok/?query=elsewhere");
  writeUrl("/sok/?query=b");
  expect(url()).toBe("/sok/?query=b");
});

test("a page is one-based in the URL, zero-based in what is asked, and left out where it is the first", async () => {
  await come("/sok/?query=hjärta&page=2");
  expect(asked().at(-1)).toMatchObject({ query: "hjärta", page: 1 });
  fireEvent.click(screen.getByRole("link", { name: "Nästa" }));
  await pass(500);
  expect(asked().at(-1)).toMatchObject({ page: 2 });
  expect(url()).toBe("/sok/?query=hjärta&page=3");
  fireEvent.click(screen.getByRole("link", { name: "Sida 1" }));
  await pass(500);
  expect(url()).toBe("/sok/?query=hjärta");
});

test("another word begins at its first page", async () => {
  await come("/sok/?query=hjärta&page=3");
  write("hjärt");
  await pass(500);
  expect(asked().at(-1)).toMatchObject({ query: "hjärt", page: 0 });
  expect(url()).toBe("/sok/?query=hjärt");
});

test.each([
  ["no number", "/sok/?query=hjärta&page=tre"],
  ["nothing", "/sok/?query=hjärta&page="],
  ["a part of one", "/sok/?query=hjärta&page=1.5"],
  ["zero", "/sok/?query=hjärta&page=0"],
  ["a list", "/sok/?query=hjärta&page[]=x"],
])("a page that is %s counts as the first", async (_, to) => {
  await come(to);
  expect(asked().at(-1)).toMatchObject({ query: "hjärta", page: 0 });
  expect(hits()).toHaveLength(20);
});

test("a word that stands in the URL twice counts once", async () => {
  await come("/sok/?query=hjärta&query=lungor");
  expect(asked().at(-1)).toMatchObject({ query: "hjärta" });
});

test("a page below the first is never asked for, but held as an error with a way on", async () => {
  await come("/sok/?query=hjärta&page=-3");
  expect(search).not.toHaveBeenCalled();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Här finns inga träffar");
  fireEvent.click(screen.getByRole("link", { name: "Visa första sidan" }));
  await pass(500);
  expect(hits()).toHaveLength(20);
  expect(url()).toBe("/sok/?query=hjärta");
});

test("a page beyond the last has a way to the first", async () => {
  await come("/sok/?query=hjärta&page=99");
  fireEvent.click(screen.getByRole("link", { name: "Visa första sidan" }));
  await pass(500);
  expect(hits()[0]).toBe("Hjärta 0");
});

test("the ways to other pages are three to each side, the first and the last, and crawlers let them be", async () => {
  know(Array.from({ length: 300 }, (_, index) => page(`Hjärta ${index}`)));
  await come("/sok/?query=hjärta&page=8");
  const links = screen.getAllByRole<HTMLAnchorElement>("link", { name: /^(Sida|Föregående|Nästa)/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Föregående",
    "1",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "15",
    "Nästa",
  ]);
  expect(links.every(({ rel }) => rel.includes("nofollow"))).toBe(true);
  expect(decodeURI(new URL(links[2]?.href ?? "").search)).toBe("?query=hjärta&page=5");
  expect(screen.getByRole("link", { name: "Sida 8" }).getAttribute("aria-current")).toBe("page");
});

test("after a turned page the reader stands at its heading", async () => {
  document.head.innerHTML = "<title>Söksidan</title>";
  await come("/sok/?query=hjärta");
  fireEvent.click(screen.getByRole("link", { name: "Nästa" }));
  await pass(100);
  expect(document.activeElement?.tagName).toBe("H2");
  expect(document.activeElement?.textContent).toContain("sida 2 av 4");
  expect(document.title).toContain("på ”hjärta”, sida 2 av 4, ");
});

test("who follows a hit before the URL is written comes back to what was searched for", async () => {
  await come();
  write("hjärta 6");
  await pass(100);
  const link = document.querySelector("ol a");
  link?.addEventListener("click", (event) => event.preventDefault());
  if (link) fireEvent.click(link);
  expect(url()).toBe("/sok/?query=hjärta+6");
});

test("a timer that runs out on another page writes nothing there", async () => {
  await come();
  write("hjärta");
  await pass(100);
  history.replaceState({ key: "2" }, "", "/om-oss/");
  await pass(1000);
  expect(url()).toBe("/om-oss/");
});
