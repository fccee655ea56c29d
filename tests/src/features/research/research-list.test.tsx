import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Petition } from "@hjarta-lunga/contract/schemas/petitions.ts";
import { ResearchList } from "#src/features/research/research-list.tsx";
import { projectsIn, type ResearchSnapshot } from "#src/lib/research-project.ts";
import { Words } from "../../words.tsx";
import { manyPetitions, petitionOf, petitions, snapshotOf } from "./given-projects.ts";

/** The portal answers when, and with what, a test says. */
let portal: { answer: (list: Petition[]) => void; fail: () => void };
vi.mock("#src/calls/research-portal.ts", () => ({
  fetchApprovedPetitions: () =>
    new Promise<Petition[]>((answer, refuse) => (portal = { answer, fail: () => refuse(new Error("away")) })),
}));

let file: () => Promise<Response>;
beforeEach(() => {
  history.replaceState(null, "", "/forskning/beviljade-projekt/");
  vi.stubEnv("GATSBY_RESEARCH_PORTAL_URL", "https://portal.example");
  vi.stubGlobal("fetch", () => file());
  portal = undefined as never;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const has = (list: Petition[]) => () => Promise.resolve(new Response(JSON.stringify(projectsIn("sv", list))));
const list = (snapshot: ResearchSnapshot) => <ResearchList snapshot={snapshot} path="/forskning/beviljade-projekt/" />;

async function open(all: Petition[], snapshot = snapshotOf(all)) {
  file = has(all);
  const page = render(list(snapshot), { wrapper: Words });
  fireEvent.pointerMove(window);
  await vi.waitFor(() => expect(portal).toBeDefined());
  return { user: userEvent.setup(), ...page };
}

const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Sök" });
const choose = (user: ReturnType<typeof userEvent.setup>, name: string, option: string) =>
  user.selectOptions(screen.getByRole("combobox", { name }), option);
const search = () => decodeURIComponent(window.location.search);
const chart = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

test("what the server writes has the first projects, the sums and the chart", () => {
  const html = renderToString(<Words>{list(snapshotOf(petitions))}</Words>);
  expect(html).toContain("Svår KOL i Norrland");
  expect(html).toContain("1\u00a0000\u00a0000");
  expect(html).toContain("21\u00a0november\u00a02026");
});

test("typing narrows the list, its sums and the chart, without accents too", async () => {
  const { user } = await open(petitions);
  await user.type(field(), "hjart");
  await vi.waitFor(() => expect(titles()).toEqual(["Hjärtsvikt hos äldre", "Ärr efter hjärtinfarkt"]));
  expect(heading()).toBe("Projekt 1–2 av 2");
  expect(screen.getByText("500 000")).toBeDefined();
  expect(chart()).toEqual(["202500", "2024400\u00a00001", "2016100\u00a00001"]);
  await vi.waitFor(() => expect(search()).toBe("?query=hjart"));
});

test("a year keeps the chart whole and is marked in it", async () => {
  const { user } = await open(petitions);
  await choose(user, "År", "2024");
  await vi.waitFor(() => expect(titles()).toEqual(["Hjärtsvikt hos äldre"]));
  expect(chart()).toEqual(["2025500\u00a00002", "2024 (valt år)400\u00a00001", "2016100\u00a00001"]);
});

test("area and order are in the URL when typing has stopped, and cleared together", async () => {
  const { user } = await open(petitions);
  await choose(user, "Område", "asthma");
  await choose(user, "Ordning", "largest");
  await vi.waitFor(() => expect(search()).toBe("?area=asthma&sort=largest"));
  await user.click(screen.getByRole("button", { name: "Rensa" }));
  await vi.waitFor(() => expect(titles()).toHaveLength(4));
  await vi.waitFor(() => expect(search()).toBe(""));
});

test("a URL that is shared opens what it says", async () => {
  history.replaceState(null, "", "?query=%C3%A4rr&year=2016");
  await open(petitions);
  await vi.waitFor(() => expect(titles()).toEqual(["Ärr efter hjärtinfarkt"]));
  expect(field().value).toBe("ärr");
  expect(search()).toBe("?query=ärr&year=2016");
});

test("pages are real links; the next one takes the focus to its heading, and back leads back", async () => {
  const { user } = await open(manyPetitions(60));
  const next = await screen.findByRole("link", { name: "Nästa" });
  expect(next.getAttribute("href")).toBe("/forskning/beviljade-projekt/?page=2");
  await user.click(next);
  await vi.waitFor(() => expect(heading()).toBe("Projekt 26–50 av 60"));
  expect(document.activeElement?.textContent).toBe("Projekt 26–50 av 60");
  expect(search()).toBe("?page=2");
  history.replaceState(null, "", "/forskning/beviljade-projekt/");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  await vi.waitFor(() => expect(heading()).toBe("Projekt 1–25 av 60"));
});

test("a changed filter leads to the first page of what it gives", async () => {
  history.replaceState(null, "", "?page=3");
  const { user } = await open(manyPetitions(60));
  await vi.waitFor(() => expect(heading()).toBe("Projekt 51–60 av 60"));
  await user.type(field(), "svensk");
  await vi.waitFor(() => expect(heading()).toBe("Projekt 1–25 av 60"));
});

test("a page beyond the last shows the last", async () => {
  history.replaceState(null, "", "?page=99");
  await open(manyPetitions(60));
  await vi.waitFor(() => expect(heading()).toBe("Projekt 51–60 av 60"));
});

test("nothing found is said, with a way on; sending the form leads to what was found", async () => {
  const { user } = await open(petitions);
  await user.type(field(), "kvantfysik");
  await vi.waitFor(() => expect(heading()).toBe("Inga projekt passar"));
  expect(screen.getByText("Pröva ett kortare ord.")).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("button", { name: "Inga projekt passar" })).toBeDefined();
  await user.keyboard("{Enter}");
  expect(document.activeElement?.textContent).toBe("Inga projekt passar");
});

test("the portal's own list takes the snapshot's place", async () => {
  await open(petitions);
  act(() => portal.answer([...petitions, petitionOf("2026-1", { year: 2026, title: "Alldeles nytt" })]));
  await vi.waitFor(() => expect(titles()[0]).toBe("Alldeles nytt"));
  expect(screen.getByText("Listan är ny.")).toBeDefined();
  expect(chart()[0]).toBe("2026100\u00a00001");
});

test("a URL that asks for something needs no hand for the whole list, and a page that nobody touches has its first", async () => {
  const all = manyPetitions(60);
  file = has(all);
  vi.useFakeTimers();
  const { unmount } = render(list(snapshotOf(all)), { wrapper: Words });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  expect(heading()).toBe("Projekt 1–25 av 60");
  expect(portal).toBeUndefined();
  unmount();
  history.replaceState(null, "", "?page=2");
  render(list(snapshotOf(all)), { wrapper: Words });
  await vi.waitFor(() => expect(heading()).toBe("Projekt 26–50 av 60"));
  await vi.waitFor(() => expect(portal).toBeDefined());
});

test("the portal away is said with the snapshot's day, and the snapshot stays", async () => {
  await open(petitions);
  act(() => portal.fail());
  await screen.findByText("Portalen svarar inte. Listan är från 21 november 2026.");
  expect(titles()).toHaveLength(4);
});

test("a visitor without a network is not told that it is the portal's fault", async () => {
  await open(petitions);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => portal.fail());
  await screen.findByText("Du har inget nät. Listan är från 21 november 2026.");
  online.mockRestore();
});

test("a portal that dawdles is said after eight seconds", async () => {
  vi.useFakeTimers();
  try {
    file = has(petitions);
    render(list(snapshotOf(petitions)), { wrapper: Words });
    fireEvent.pointerMove(window);
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(screen.queryByText(/långsam/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText("Portalen är långsam. Listan är från 21 november 2026.")).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test("the portal is asked once there is a hand; without a snapshot it is asked at once", async () => {
  file = has(petitions);
  vi.useFakeTimers();
  const { unmount } = render(list(snapshotOf(petitions)), { wrapper: Words });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  expect(portal).toBeUndefined();
  unmount();
  render(list(snapshotOf([], { takenOn: null, file: null, count: 0, first: [] })), { wrapper: Words });
  await vi.waitFor(() => expect(portal).toBeDefined());
});

test("no snapshot and no portal is said as it is, without sums of nothing", async () => {
  await open([], snapshotOf([], { takenOn: null, file: null, count: 0, first: [] }));
  expect(heading()).toBe("Hämtar hela listan …");
  act(() => portal.fail());
  await screen.findByText("Listan går inte att visa");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByText("kronor")).toBeNull();
});

test("no snapshot, and the portal answers: the list is there", async () => {
  await open([], snapshotOf([], { takenOn: null, file: null, count: 0, first: [] }));
  act(() => portal.answer(petitions));
  await vi.waitFor(() => expect(titles()).toHaveLength(4));
});

test("the rest of the list lost on the way: the first stay, it is said, and a filter speaks of those alone", async () => {
  const all = manyPetitions(60);
  file = () => Promise.resolve(new Response("", { status: 500 }));
  render(list(snapshotOf(all)), { wrapper: Words });
  await screen.findByText(/Bara de senaste gick att hämta/);
  expect(titles()).toHaveLength(25);
  await userEvent.setup().type(field(), "0003");
  await vi.waitFor(() => expect(heading()).toBe("Projekt 1–1 av 1"));
});

test("while the rest is on its way a filter promises nothing of what it has not seen", async () => {
  history.replaceState(null, "", "?query=0055");
  let come: (response: Response) => void = () => undefined;
  file = () => new Promise((resolve) => (come = resolve));
  const all = manyPetitions(60);
  render(list(snapshotOf(all)), { wrapper: Words });
  expect(heading()).toBe("Hämtar hela listan …");
  await act(async () => come(await has(all)()));
  await vi.waitFor(() => expect(titles()).toEqual(["Svensk titel 2025-0055"]));
});

test("what the filter gave is said once it has come to rest, and nothing at arrival", async () => {
  file = has(petitions);
  const spoken = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  const pass = () => act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useFakeTimers();
  try {
    render(list(snapshotOf(petitions)), { wrapper: Words });
    fireEvent.pointerMove(window);
    await pass();
    expect(spoken()).not.toContain("4 projekt, 1\u00a0000\u00a0000 kronor");
    fireEvent.change(field(), { target: { value: "astma" } });
    await pass();
    expect(spoken()).toContain("1 projekt, 300\u00a0000 kronor");
  } finally {
    vi.useRealTimers();
  }
});
