import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { SearchSheet } from "#src/features/search/search-sheet.tsx";
import { navigate } from "../../gatsby-stand-in.tsx";
import { Words } from "../../words.tsx";
import { answerAll, know, page, search } from "./provider.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/calls/search-client.ts", () => import("./provider.ts"));

const closed = vi.fn();

beforeEach(() => {
  navigate.mockClear();
  closed.mockClear();
  search.mockReset();
  search.mockImplementation(answerAll);
  know([page("Hjärtat"), page("Our heart", { language: "en" })], ["hjärta", "hjärtinfarkt", "hjärtat", "hjärtsvikt"]);
  // jsdom knows the element, but neither opens nor closes it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  render(<SearchSheet onClose={closed} />, { wrapper: Words });
});

const field = () => screen.getByRole("combobox", { name: "Vad letar du efter?" });
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const meant = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.textContent;
};

test("nothing is offered, and nothing asked, before something is written", () => {
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(search).not.toHaveBeenCalled();
});

test("what others have searched for is offered, eight at most, and pages by name", async () => {
  await userEvent.type(field(), "hjärt");
  await screen.findByRole("option", { name: "hjärtinfarkt" });
  expect(options()).toEqual(["hjärta", "hjärtinfarkt", "hjärtsvikt", "Hjärtat"]);
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("status").textContent).toBe("4 förslag. Bläddra med piltangenterna.");
  const [suggestions] = search.mock.calls.at(-1)?.[0] ?? [];
  expect(suggestions).toMatchObject({ indexName: "prod_website_query_suggestions", params: { hitsPerPage: 8 } });
});

test("signs alone are no question: nothing is offered, and that is said at once", async () => {
  await userEvent.type(field(), "???");
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByRole("status").textContent).toMatch(/^Inga förslag/);
  expect(search).not.toHaveBeenCalled();
});

test("what is in the field already is not offered once more", async () => {
  await userEvent.type(field(), "Hjärta");
  await screen.findByRole("option", { name: "Hjärtat" });
  expect(options()).toEqual(["Hjärtat"]);
});

test("only the last of what is written is asked for", async () => {
  await userEvent.type(field(), "hjärt");
  await screen.findByRole("option", { name: "hjärtinfarkt" });
  expect(search.mock.calls.map(([requests]) => requests[0]?.params.query)).toEqual(["hjärt"]);
});

test("the arrow keys walk through what is offered and back to what was written", async () => {
  await userEvent.type(field(), "hjärt");
  await screen.findByRole("option", { name: "hjärtinfarkt" });
  const walked: unknown[] = [];
  for (const key of ["{ArrowDown}", "{ArrowDown}", "{ArrowUp}", "{ArrowUp}", "{ArrowUp}"]) {
    await userEvent.keyboard(key);
    walked.push(meant());
  }
  expect(walked).toEqual(["hjärta", "hjärtinfarkt", "hjärta", null, "Hjärtat"]);
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Hjärtat");
  expect(document.activeElement).toBe(field());
});

test("Enter searches for what is written", async () => {
  await userEvent.type(field(), "rädd om hjärtat{Enter}");
  expect(navigate).toHaveBeenCalledWith("/sok/?query=r%C3%A4dd+om+hj%C3%A4rtat");
  expect(closed).toHaveBeenCalled();
});

test.each([
  ["{ArrowDown}{ArrowDown}{Enter}", "searches for it", "/sok/?query=hj%C3%A4rtinfarkt"],
  ["{ArrowUp}{Enter}", "goes to its page", "/hjärtat/"],
])("%s on a line %s", async (keys, _, href) => {
  await userEvent.type(field(), "hjärt");
  await screen.findByRole("option", { name: "hjärtinfarkt" });
  await userEvent.keyboard(keys);
  expect(navigate.mock.calls).toEqual([[href]]);
});

test("a line can be pressed", async () => {
  await userEvent.type(field(), "hjärt");
  await userEvent.click(await screen.findByRole("option", { name: "hjärtsvikt" }));
  expect(navigate).toHaveBeenCalledWith("/sok/?query=hj%C3%A4rtsvikt");
});

test("a page in English is offered in English", async () => {
  await userEvent.type(field(), "heart");
  expect((await screen.findByRole("option", { name: "Our heart" })).lang).toBe("en");
});

test("nothing to offer is said, and the search is still there", async () => {
  await userEvent.type(field(), "xyz");
  await vi.waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("Inga förslag. Det går bra att söka ändå."),
  );
  expect(field().getAttribute("aria-expanded")).toBe("false");
});

test("while the provider is away, pages are offered by their titles", async () => {
  search.mockImplementation(() => Promise.reject(new Error("Unreachable hosts")));
  const spare = [{ path: "/lungor/", language: "sv", title: "Lungorna", description: "", section: "" }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(spare)));
  await userEvent.type(field(), "lung");
  await screen.findByRole("option", { name: "Lungorna" });
  vi.unstubAllGlobals();
});
