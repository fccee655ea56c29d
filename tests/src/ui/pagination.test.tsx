import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { expect, test, vi } from "vitest";
import { Pagination } from "#src/ui/pagination.tsx";

const words = { label: "Sidor", previous: "Föregående", next: "Nästa", page: (page: number) => `Sida ${page}` };

function show(page: number, pages: number, near = [page - 1, page, page + 1]) {
  const onTurn = vi.fn();
  const hrefOf = (to: number) => `?page=${to}`;
  render(<Pagination page={page} pages={pages} near={near} words={words} hrefOf={hrefOf} onTurn={onTurn} />);
  return onTurn;
}
const shown = () =>
  screen.getAllByRole("listitem").map((item) => (item.className === "gap" ? "…" : "") + item.textContent);

test.each<[number, number, string]>([
  [1, 2, "1 2 Nästa"],
  [1, 80, "1 2 …80 Nästa"],
  [2, 80, "Föregående 1 2 3 …80 Nästa"],
  [3, 80, "Föregående 1 2 3 4 …80 Nästa"],
  [40, 80, "Föregående 1 …39 40 41 …80 Nästa"],
  [80, 80, "Föregående 1 …79 80"],
])("on page %d of %d there are links to %s", (page, pages, links) => {
  show(page, pages);
  expect(shown().join(" ")).toBe(links);
});

test("one page needs no links", () => {
  show(1, 1);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("each link says where it leads, and the current page is marked; crawlers let them be", () => {
  show(1, 3);
  expect(screen.getByRole("link", { name: "Sida 3" }).getAttribute("href")).toBe("?page=3");
  expect(screen.getByRole("link", { current: "page" }).getAttribute("aria-label")).toBe("Sida 1");
  expect(screen.getAllByRole<HTMLAnchorElement>("link").every(({ relList }) => relList.contains("nofollow"))).toBe(
    true,
  );
});

test("a plain press turns the page here; one that asks for a new tab is the browser's", () => {
  const onTurn = show(2, 3);
  const next = screen.getByRole("link", { name: "Nästa" });
  expect(fireEvent.click(next)).toBe(false);
  expect(onTurn).toHaveBeenCalledExactlyOnceWith(3);
  // jsdom follows no link; what counts is that it was left to do so.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(next, { ctrlKey: true });
  expect(onTurn).toHaveBeenCalledOnce();
});
