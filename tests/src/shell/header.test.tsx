import { screen, within } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { Shell } from "#src/shell/shell.tsx";
import { answerQueries } from "../gatsby-stand-in.tsx";
import { organisation, shellData } from "./shell-data.ts";
import { hrefs, header, open } from "./shell-page.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

beforeEach(() => answerQueries(shellData));

test("the name of the organisation leads to the start page in the page's language", () => {
  const { unmount } = open();
  expect(hrefs(screen.getAllByRole("link", { name: "Hjärta & Lunga. Till startsidan" }))).toEqual(["/", "/"]);
  unmount();
  open({ language: "en" });
  expect(hrefs(screen.getAllByRole("link", { name: "Hjärta & Lunga. Till startsidan" }))).toEqual(["/en/", "/en/"]);
});

test.each([
  ["/om-oss/", "Om oss"],
  ["/om-oss/historia/", "Om oss"],
  ["/forskning/", "Forskning"],
  ["/", undefined],
  ["/om/", undefined],
])("on %s the menu shows that the visitor is within %s", (path, label) => {
  open({ path });
  const here = header()
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page");
  expect(here.map((link) => link.textContent)).toEqual(label === undefined ? [] : [label]);
});

test.each([
  ["/en/", ["About us"]],
  ["/en/research/", ["Research"]],
  ["/en/research/approved-projects/", ["Research"]],
])("on %s the English menu shows %s alone, though all of English lies below its start", (path, labels) => {
  const main = [
    { label: "About us", href: "/en/" },
    { label: "Research", href: "/en/research/" },
  ];
  answerQueries({ ...shellData, allSiteNavigation: { nodes: [{ language: "en", main, footer: [] }] } });
  open({ language: "en", path });
  const menu = within(screen.getByRole("navigation", { name: "Huvudmeny" }));
  expect(menu.getAllByRole("link", { current: "page" }).map((link) => link.textContent)).toEqual(labels);
});

test("a page in English has the English menu", () => {
  open({ language: "en" });
  const menu = within(screen.getByRole("navigation", { name: "Huvudmeny" }));
  expect(hrefs(menu.getAllByRole("link"))).toEqual(["/en/research/"]);
});

test("a page without translation offers no other language", () => {
  open();
  expect(header().queryByText("English")).toBeNull();
});

test("a translated page leads to its translation, said in that language", () => {
  open({ translation: "/en/about/" });
  const link = header().getByRole("link", { name: "English" });
  expect([link.getAttribute("href"), link.lang, link.getAttribute("hreflang")]).toEqual(["/en/about/", "en", "en"]);
});

test("search and my pages are offered once they exist, and not before", () => {
  const { unmount } = open();
  expect(header().queryByText("Sök")).toBeNull();
  expect(header().queryByText("Mina sidor")).toBeNull();
  unmount();
  answerQueries({ ...shellData, search: { path: "/sok/" }, myPages: { path: "/mina-sidor/" } });
  open();
  expect(header().getByRole("button", { name: "Sök" })).toBeDefined();
  expect(hrefs(header().getAllByRole("link", { name: "Mina sidor" }))).toEqual(["/mina-sidor/"]);
});

test("without script search is a link to its page", () => {
  answerQueries({ ...shellData, search: { path: "/sok/" } });
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <Shell language="sv" mood="day" path="/om-oss/">
      <h1>Om oss</h1>
    </Shell>,
  );
  expect(page.querySelector("[aria-label='Sök']")?.getAttribute("href")).toBe("/sok/");
});

test("giving is one click away on every page", () => {
  open();
  expect(header().getByRole("link", { name: "Ge en gåva" }).getAttribute("href")).toBe("/ge-en-gava/");
});

test("giving in English is one click away on every English page", () => {
  open({ language: "en" });
  expect(header().getByRole("link", { name: "Ge en gåva" }).getAttribute("href")).toBe("/en/give/");
});

test("over a journey that is in both languages, the other one is a click away", () => {
  open({ isQuiet: true, path: "/ge-en-gava/", translation: "/en/give/" });
  const link = header().getByRole("link", { name: "English" });
  expect([link.getAttribute("href"), link.lang, link.getAttribute("hreflang")]).toEqual(["/en/give/", "en", "en"]);
});

test("over a journey there is the way home and somebody to call, and nothing that leads elsewhere", () => {
  open({ isQuiet: true, path: "/ge-en-gava/" });
  expect(hrefs(header().getAllByRole("link"))).toEqual(["/", "tel:+4681234567"]);
  expect(screen.getByRole("banner").textContent).toContain("Behöver du hjälp? Ring 08-123 45 67");
  expect(header().queryByRole("button")).toBeNull();
  const [first] = screen.getAllByRole("link");
  expect(first?.getAttribute("href")).toBe("#content");
});

test("an uploaded logo takes the place of the house's own mark", () => {
  const logo = { src: "/static/logo-1.svg", width: 120, height: 60, alt: "" };
  answerQueries({ ...shellData, siteConfiguration: { organisation: { ...organisation, logo } } });
  open();
  const image = screen.getByRole("banner").querySelector("img");
  expect(image?.getAttribute("src")).toBe(logo.src);
  expect(screen.getByRole("banner").querySelector(".logo svg")).toBeNull();
});
