import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cookies } from "contract/cookies.ts";
import Cookies from "js-cookie";
import React from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Shell, type ShellProps } from "#src/shell/shell.tsx";
import { wrapPageElement } from "#src/shell/wrap-page.tsx";
import { answerQueries } from "../gatsby-stand-in.tsx";
import { organisation, shellData } from "./shell-data.ts";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

// Loaded beforehand, so that a test waits for the visitor's idle moment only, not for the compiler.
beforeAll(async () => {
  await Promise.all([import("#src/shell/consent-dialog.tsx"), import("#src/shell/menu-sheet.tsx")]);
});
beforeEach(() => answerQueries(shellData));
afterEach(() => Cookies.remove(cookies.consent));

const open = (props: Partial<ShellProps> = {}) =>
  render(
    <Shell language="sv" mood="day" path="/om-oss/" {...props}>
      <h1>Om oss</h1>
    </Shell>,
  );
const header = () => within(screen.getByRole("banner"));
const footer = () => within(screen.getByRole("contentinfo"));
const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

test("the first thing on a page leads past the menu to its content", () => {
  open();
  const [first] = screen.getAllByRole("link");
  expect(first?.textContent).toBe("Till innehållet");
  expect(first?.getAttribute("href")).toBe("#content");
  expect(screen.getByRole("main").id).toBe("content");
  expect(screen.getByRole("main").tabIndex).toBe(-1);
});

test("the name of the organisation leads to the start page in the page's language", () => {
  const { unmount } = open();
  expect(addresses(screen.getAllByRole("link", { name: "Hjärta & Lunga. Till startsidan" }))).toEqual(["/", "/"]);
  unmount();
  open({ language: "en" });
  expect(addresses(screen.getAllByRole("link", { name: "Hjärta & Lunga. Till startsidan" }))).toEqual(["/en/", "/en/"]);
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

test("a page in English has the English menu", () => {
  open({ language: "en" });
  const menu = within(screen.getByRole("navigation", { name: "Huvudmeny" }));
  expect(addresses(menu.getAllByRole("link"))).toEqual(["/en/research/"]);
});

test("a page without translation offers no other language", () => {
  open();
  expect(header().queryByRole("link", { name: "English" })).toBeNull();
});

test("a translated page leads to its translation, said in that language", () => {
  open({ translation: "/en/about/" });
  const link = header().getByRole("link", { name: "English" });
  expect([link.getAttribute("href"), link.lang, link.getAttribute("hreflang")]).toEqual(["/en/about/", "en", "en"]);
});

test("search and my pages are offered once they exist, and not before", () => {
  const { unmount } = open();
  expect(header().queryByRole("link", { name: "Sök" })).toBeNull();
  expect(header().queryByRole("link", { name: "Mina sidor" })).toBeNull();
  unmount();
  answerQueries({ ...shellData, search: { path: "/sok/" }, myPages: { path: "/mina-sidor/" } });
  open();
  expect(addresses(header().getAllByRole("link", { name: /Sök|Mina sidor/ }))).toEqual(["/sok/", "/mina-sidor/"]);
});

test("giving is one click away on every page", () => {
  open();
  expect(header().getByRole("link", { name: "Ge en gåva" }).getAttribute("href")).toBe("/ge-en-gava/");
});

test("the foot says who the charity is and how money reaches it", () => {
  open();
  for (const fact of [organisation.account90, organisation.swish, organisation.bankgiro, organisation.purpose]) {
    expect(footer().getByText(fact)).toBeDefined();
  }
  expect(footer().getByText(organisation.assurance)).toBeDefined();
  expect(footer().getByText("Telefon (vardagar 9–16)")).toBeDefined();
  expect(footer().getByRole("link", { name: "08-123 45 67" }).getAttribute("href")).toBe("tel:+4681234567");
  expect(footer().getByText("Organisationsnummer 802000-0000")).toBeDefined();
});

test("a link at the foot to a page in another language says so", () => {
  open();
  const link = footer().getByRole("link", { name: "In English" });
  expect([link.lang, link.getAttribute("hreflang")]).toEqual(["en", "en"]);
});

test("editors may list the same page, or the same heading, twice", () => {
  const [twice] = shellData.allSiteNavigation.nodes.map(({ main, footer: groups, ...rest }) => ({
    ...rest,
    main: [...main, ...main],
    footer: [...groups, ...groups].map(({ heading, links }) => ({ heading, links: [...links, ...links] })),
  }));
  answerQueries({ ...shellData, allSiteNavigation: { nodes: [twice] } });
  open();
  expect(footer().getAllByRole("link", { name: "Bli medlem" })).toHaveLength(4);
});

test("an uploaded logo takes the place of the house's own mark", () => {
  const logo = { src: "/static/logo-1.svg", width: 120, height: 60, alt: "" };
  answerQueries({ ...shellData, siteConfiguration: { organisation: { ...organisation, logo } } });
  open();
  const image = screen.getByRole("banner").querySelector("img");
  expect(image?.getAttribute("src")).toBe(logo.src);
  expect(screen.getByRole("banner").querySelector(".logo svg")).toBeNull();
});

test.each([
  ["dusk", "shell skymning"],
  ["day", "shell"],
] as const)("a page in the mood of %s is shown so", (mood, look) => {
  expect(open({ mood }).container.firstElementChild?.className).toBe(look);
});

test("the notice gets the page's words and language", () => {
  const { container } = open();
  const props = container.querySelector<HTMLElement>('[data-slice="notice"]')?.dataset.props ?? "";
  expect(JSON.parse(props)).toEqual({ label: "Meddelande", hide: "Dölj", pageLanguage: "sv" });
});

test("the consent question comes when the page rests, and can be seen again from the foot", async () => {
  open();
  expect(screen.queryByRole("dialog")).toBeNull();
  await screen.findByRole("dialog", { name: "Får vi använda kakor?" }, { timeout: 3000 });
  await userEvent.click(footer().getByRole("button", { name: "Ändra kakor" }));
  expect(await screen.findByRole("checkbox", { name: /^Statistik/ })).toBeDefined();
});

test("a page with a fixed address is Swedish, of the day and untranslated", () => {
  const element = <h1>Sidan finns inte</h1>;
  const { container } = render(
    wrapPageElement({ element, props: { pageContext: {}, location: { pathname: "/404" } } }),
  );
  expect(container.firstElementChild?.className).toBe("shell");
  expect(header().getByRole("link", { name: "Om oss" })).toBeDefined();
  expect(header().queryByRole("link", { name: "English" })).toBeNull();
});

test("a page from the content service is wrapped in its own language, mood and translation", () => {
  const pageContext = { language: "en", mood: "dusk", translation: "/om-oss/" } as const;
  const { container } = render(
    wrapPageElement({ element: <h1>About</h1>, props: { pageContext, location: { pathname: "/en/about/" } } }),
  );
  expect(container.firstElementChild?.className).toBe("shell skymning");
  expect(header().getByRole("link", { name: "Svenska" }).getAttribute("href")).toBe("/om-oss/");
});
