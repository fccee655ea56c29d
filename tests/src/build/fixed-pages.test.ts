import type { CreatePageArgs, Page } from "gatsby";
import { expect, test, vi } from "vitest";
import { onCreatePage } from "#src/build/fixed-pages.ts";

function made(path: string) {
  const actions = { deletePage: vi.fn(), createPage: vi.fn<(page: Page) => void>() };
  const page = { path, component: "page.tsx", context: { kept: 1 } };
  void onCreatePage?.({ page, actions } as unknown as CreatePageArgs, { plugins: [] }, () => undefined);
  return actions;
}

test.each([
  ["/forskning/beviljade-projekt/", "sv", "/en/research/approved-projects/"],
  ["/en/research/approved-projects/", "en", "/forskning/beviljade-projekt/"],
])("%s is surrounded in its own language, and leads to its twin", (path, language, translation) => {
  const { deletePage, createPage } = made(path);
  expect(deletePage).toHaveBeenCalledOnce();
  expect(createPage).toHaveBeenCalledExactlyOnceWith({
    path,
    component: "page.tsx",
    context: { kept: 1, language, translation },
  });
});

test.each([
  ["/ge-en-gava/", "sv", "/en/give/"],
  ["/en/give/", "en", "/ge-en-gava/"],
])("the gift at %s is surrounded quietly in its own language, and leads to its twin", (path, language, translation) => {
  expect(made(path).createPage.mock.calls[0]?.[0].context).toEqual({ kept: 1, isQuiet: true, language, translation });
});

test.each(["/foretagsgava/", "/bli-medlem/"])("the journey %s is surrounded quietly", (path) => {
  expect(made(path).createPage).toHaveBeenCalledExactlyOnceWith({
    path,
    component: "page.tsx",
    context: { kept: 1, isQuiet: true },
  });
});

test.each(["/minnesgava/", "/order/minnesblad/[orderReference]/"])("%s is quiet, and at dusk", (path) => {
  expect(made(path).createPage.mock.calls[0]?.[0].context).toEqual({ kept: 1, isQuiet: true, mood: "dusk" });
});

test("the offline page becomes ours all the same, and other pages stay as they are", () => {
  expect(made("/offline-plugin-app-shell-fallback/").createPage).toHaveBeenCalledOnce();
  expect(made("/om-oss/").createPage).not.toHaveBeenCalled();
});
