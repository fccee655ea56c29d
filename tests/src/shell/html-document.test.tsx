import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import React, { type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { offlinePath } from "#src/lib/offline-path.ts";
import { beforeHydrationScript } from "#src/shell/before-hydration-script.ts";
import { onPreRenderHTML, onRenderBody } from "#src/shell/html-document.tsx";

function render(pathname = "/") {
  let head: ReactNode[] = [];
  let html: object = {};
  const api = {
    pathname,
    setHeadComponents: (nodes: ReactNode[]) => (head = nodes),
    setHtmlAttributes: (attributes: object) => (html = attributes),
  };
  onRenderBody?.(api as unknown as RenderBodyArgs, { plugins: [] });
  return { head, html };
}
const body = () => render().head;

/** What Gatsby has put together, and what is left of it. */
function prerender(head: ReactNode[], end: ReactNode[], pathname = "/") {
  const out = { head, end };
  const api = {
    pathname,
    getHeadComponents: () => head,
    getPostBodyComponents: () => end,
    replaceHeadComponents: (nodes: ReactNode[]) => (out.head = nodes),
    replacePostBodyComponents: (nodes: ReactNode[]) => (out.end = nodes),
  };
  onPreRenderHTML?.(api as unknown as PreRenderHTMLArgs, { plugins: [] });
  return out;
}

test("both fonts are fetched at once, in a way that the browser can use", () => {
  const fonts = body().filter((node) => (node as ReactElement).type === "link");
  const markup = fonts.map((font) => renderToStaticMarkup(font));
  expect(markup).toHaveLength(2);
  for (const link of markup)
    expect(link).toMatch(/rel="preload" href="[^"]+\.woff2[^"]*" as="font" .*crossorigin="anonymous"/);
});

test("the script before hydration is the text that the script policy lets through", () => {
  const [script] = body();
  expect(renderToStaticMarkup(script)).toBe(`<script>${beforeHydrationScript}</script>`);
  expect(beforeHydrationScript).toMatch(/^\/\*early\*\//);
  expect(beforeHydrationScript).not.toContain("</");
});

test("the script before hydration comes before styles and all that paints, the rest in order", () => {
  const [early] = body();
  const { head } = prerender([<style key="styles" />, early, null, "text", <link key="icon" />], []);
  expect(head[0]).toBe(early);
  expect(head.slice(1)).toEqual([<style key="styles" />, null, "text", <link key="icon" />]);
});

test.each(["/d/JUL_24_1/", "/d/404.html", "/_internal/TEST/", "/mc/ml25/", "/_internal_mc/stub/"])(
  "%s says which page it is, for the URL of a card does not",
  (path) => {
    expect(render(path).html).toEqual({ "data-page": path });
  },
);

test.each(["/", "/om-oss/", "/digitalt-gratulationskort/", "/mcx/"])("%s says nothing of the kind", (path) => {
  expect(render(path).html).toEqual({});
});

test("no page says what made it", () => {
  const { head } = prerender([<meta key="generator-5.16.1" name="generator" />, <meta key="m" />], []);
  expect(head).toEqual([<meta key="m" />]);
});

test("no page carries a script of its own, which the script policy would have to know", () => {
  const { end } = prerender([], [<script key="script-loader" />, <script key="app" />, null]);
  expect(end).toEqual([<script key="app" />, null]);
});

test("the page for when there is no network asks for nothing but its fonts", () => {
  const [early, besley] = body();
  const kept = [<meta key="m" />, <style key="s" />, "text", besley];
  const fetched = [
    early,
    <link key="js" rel="preload" as="script" href="/app.js" />,
    <link key="data" rel="preload" as="fetch" href="/page-data/app-data.json" />,
    <noscript key="disable-offline-shell" />,
  ];
  const { head, end } = prerender([...kept, ...fetched], [<script key="app" />], offlinePath);
  expect(head).toEqual(kept);
  expect(end).toEqual([]);
});
