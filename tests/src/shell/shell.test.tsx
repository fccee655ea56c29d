import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import Cookies from "js-cookie";
import React from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { useTexts } from "#src/core/texts.tsx";
import { Shell } from "#src/shell/shell.tsx";
import { wrapPageElement } from "#src/shell/wrap-page.tsx";
import { answerQueries } from "../gatsby-stand-in.tsx";
import { shellData } from "./shell-data.ts";
import { footer, header, open } from "./shell-page.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

// Loaded beforehand, so that a test waits for the visitor's idle moment only, not for the compiler.
beforeAll(async () => {
  await Promise.all([import("#src/shell/consent-dialog.tsx"), import("#src/shell/menu-sheet.tsx")]);
});
beforeEach(() => answerQueries(shellData));
afterEach(() => Cookies.remove(cookies.consent));

test("the first thing on a page leads past the menu to its content", () => {
  open();
  const [first] = screen.getAllByRole("link");
  expect(first?.textContent).toBe("Till innehållet");
  expect(first?.getAttribute("href")).toBe("#content");
  expect(screen.getByRole("main").id).toBe("content");
  expect(screen.getByRole("main").tabIndex).toBe(-1);
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

test("the notice stands before the content", () => {
  const { container } = open();
  const order = container.querySelector('[data-slice="notice"]')?.compareDocumentPosition(screen.getByRole("main"));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each(["day", "dusk"] as const)("over a journey there is no notice, by %s", (mood) => {
  const { container } = open({ isQuiet: true, mood });
  expect(container.querySelector('[data-slice="notice"]')).toBeNull();
});

test("in a journey nobody is asked about cookies, and who wants to see their choice can", async () => {
  open({ isQuiet: true });
  await userEvent.click(footer().getByRole("button", { name: "Ändra kakor" }));
  expect(await screen.findByRole("dialog", { name: "Får vi använda kakor?" })).toBeDefined();
});

test("the consent question comes when the page rests, and can be seen again from the foot", async () => {
  open();
  expect(screen.queryByRole("dialog")).toBeNull();
  await screen.findByRole("dialog", { name: "Får vi använda kakor?" });
  await userEvent.click(footer().getByRole("button", { name: "Ändra kakor" }));
  expect(await screen.findByRole("checkbox", { name: /^Statistik/ })).toBeDefined();
});

test("a page with a fixed path is Swedish, of the day and untranslated", () => {
  const element = <h1>Sidan finns inte</h1>;
  const { container } = render(
    wrapPageElement({ element, props: { pageContext: {}, location: { pathname: "/404" } } }),
  );
  expect(container.firstElementChild?.className).toBe("shell");
  expect(header().getByRole("link", { name: "Om oss" })).toBeDefined();
  expect(header().queryByText("English")).toBeNull();
});

test.each([
  ["/en/nowhere/", "Research"],
  ["/nagonstans/", "Om oss"],
])("a page that is missing at %s has the language of where it was looked for", (pathname, link) => {
  const pageResources = { page: { path: "/404.html" } };
  render(wrapPageElement({ element: <h1>404</h1>, props: { pageContext: {}, location: { pathname }, pageResources } }));
  expect(header().getByRole("link", { name: link })).toBeDefined();
});

test("what says something is drawn once as its page wakes, and not again with what surrounds it", () => {
  let drawn = 0;
  function Saying() {
    drawn += 1;
    return <p>{useTexts().say("shell.skip")}</p>;
  }
  const saying = <Saying />;
  const page = (mood: "day" | "dusk") => (
    <Shell language="sv" mood={mood} path="/om-oss/">
      {saying}
    </Shell>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page("day"));
  document.body.append(container);
  drawn = 0;
  const { rerender } = render(page("day"), { container, hydrate: true });
  expect(drawn).toBe(1);
  rerender(page("dusk"));
  expect(drawn).toBe(1);
});

test("a page from the content service is wrapped in its own language, mood and translation", () => {
  const pageContext = { language: "en", mood: "dusk", translation: "/om-oss/" } as const;
  const { container } = render(
    wrapPageElement({ element: <h1>About</h1>, props: { pageContext, location: { pathname: "/en/about/" } } }),
  );
  expect(container.firstElementChild?.className).toBe("shell skymning");
  expect(header().getByRole("link", { name: "Svenska" }).getAttribute("href")).toBe("/om-oss/");
});
