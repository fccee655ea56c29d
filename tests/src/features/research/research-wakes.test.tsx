import { act, screen } from "@testing-library/react";
import React, { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ResearchList } from "#src/features/research/research-list.tsx";
import { projectsIn } from "#src/lib/research-project.ts";
import { Words } from "../../words.tsx";
import { manyPetitions, snapshotOf } from "./given-projects.ts";

const all = manyPetitions(60);

beforeEach(() => {
  vi.stubEnv("GATSBY_RESEARCH_PORTAL_URL", "");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(projectsIn("sv", all)))));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const page = (
  <Words>
    <Suspense fallback={null}>
      <ResearchList snapshot={snapshotOf(all)} path="/forskning/beviljade-projekt/" />
    </Suspense>
  </Words>
);

/** The page as the build wrote it, and script that takes it over. Answers with what React had to mend. */
async function wakeAt(url: string, before?: () => void): Promise<string[]> {
  // A build knows of no URL but the page's own.
  history.replaceState(null, "", "/forskning/beviljade-projekt/");
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(page);
  history.replaceState(null, "", url);
  before?.();
  const mended: string[] = [];
  const react = await act(() =>
    Promise.resolve(hydrateRoot(root, page, { onRecoverableError: (error) => mended.push(String(error)) })),
  );
  await screen.findByText(/^Projekt \d+–\d+ av \d+$/);
  await vi.waitFor(() => expect(screen.queryByText("Hämtar hela listan …")).toBeNull());
  cleanUp = () => act(() => react.unmount());
  return mended;
}
let cleanUp: () => void;
afterEach(() => {
  cleanUp();
  document.body.innerHTML = "";
});

const heading = () => screen.getByRole("heading", { level: 2 }).textContent;

test.each([
  ["/forskning/beviljade-projekt/", "Projekt 1–25 av 60"],
  ["/forskning/beviljade-projekt/?page=2", "Projekt 26–50 av 60"],
  ["/forskning/beviljade-projekt/?query=0055&sort=title", "Projekt 1–1 av 1"],
])("%s comes to life as the same page, and then shows what the URL says", async (url, shown) => {
  const mended = await wakeAt(url);
  await vi.waitFor(() => expect(heading()).toBe(shown));
  expect(mended).toEqual([]);
});

test("what was written before script came is kept, and narrows the list", async () => {
  const write = () => (screen.getByRole<HTMLInputElement>("searchbox").value = "0042");
  const mended = await wakeAt("/forskning/beviljade-projekt/", write);
  await vi.waitFor(() => expect(heading()).toBe("Projekt 1–1 av 1"));
  expect(mended).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("0042");
});
