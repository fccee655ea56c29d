import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { expect, test, vi } from "vitest";
import { Pagination, pagesShown } from "#src/features/research/pagination.tsx";
import { Words } from "../../words.tsx";

test.each<[number, number, number[]]>([
  [1, 2, [1, 2]],
  [1, 80, [1, 2, 80]],
  [2, 80, [1, 2, 3, 80]],
  [40, 80, [1, 39, 40, 41, 80]],
  [80, 80, [1, 79, 80]],
])("on page %d of %d the pages %j can be reached", (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown);
});

function show(page: number, pages: number) {
  const onPage = vi.fn();
  render(<Pagination page={page} pages={pages} hrefOf={(to) => `?page=${to}`} onPage={onPage} />, { wrapper: Words });
  return onPage;
}

test("one page needs no links", () => {
  show(1, 1);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("the page of now is told and is no link; the first has nothing before it, the last nothing after", () => {
  show(1, 3);
  expect(document.querySelector("[aria-current=page]")?.textContent).toBe("Sida 1");
  expect(screen.queryByRole("link", { name: "Föregående" })).toBeNull();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["2", "3", "Nästa"]);
  expect(screen.getByRole("link", { name: "Sida 3" }).getAttribute("href")).toBe("?page=3");
});

test("a plain press turns the page here; one that asks for a new tab is the browser's", () => {
  const onPage = show(2, 3);
  const next = screen.getByRole("link", { name: "Nästa" });
  expect(fireEvent.click(next)).toBe(false);
  expect(onPage).toHaveBeenCalledExactlyOnceWith(3);
  // jsdom follows no link; what counts is that it was left to do so.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(next, { ctrlKey: true });
  expect(onPage).toHaveBeenCalledOnce();
});
