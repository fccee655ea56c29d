import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Menu } from "#src/shell/menu.tsx";
import { useShellData } from "#src/shell/use-shell-data.ts";
import { answerQueries } from "../gatsby-stand-in.tsx";
import { Words } from "../words.tsx";
import { shellData } from "./shell-data.ts";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

beforeAll(async () => {
  await import("#src/shell/menu-sheet.tsx");
});
beforeEach(() => {
  answerQueries(shellData);
  // jsdom knows the element, but neither opens nor closes it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

function Page({ path = "/om-oss/", translation }: { path?: string; translation?: string }) {
  return (
    <Words>
      <Menu data={useShellData("sv")} path={path} translation={translation} />
    </Words>
  );
}

const opener = () => screen.findByRole("button", { name: "Meny" });
const sheet = () => screen.findByRole("dialog", { name: "Meny" });
const open = async () => {
  await userEvent.click(await opener());
  const menu = within(await sheet());
  await menu.findByRole("button", { name: "Stäng" });
  return menu;
};

test("until the page rests the opener leads to the links at the foot", () => {
  render(<Page />);
  expect(screen.getByRole("link", { name: "Meny" }).getAttribute("href")).toBe("#links");
});

test("then it opens a menu, and says so beforehand", async () => {
  render(<Page />);
  expect((await opener()).getAttribute("aria-haspopup")).toBe("dialog");
  expect(screen.queryByRole("dialog")).toBeNull();
  const menu = await open();
  const [home, ...ways] = menu.getAllByRole("link").map((link) => link.textContent);
  expect(home).toContain("Hjärta");
  expect(ways).toEqual(["Forskning", "Om oss", "Ge en gåva", "08-123 45 67", "Bli medlem", "In English"]);
});

test("it shows which page the visitor is on", async () => {
  render(<Page />);
  const menu = await open();
  expect(menu.getByRole("link", { name: "Om oss" }).getAttribute("aria-current")).toBe("page");
  expect(menu.getByRole("link", { name: "Forskning" }).getAttribute("aria-current")).toBeNull();
});

test("a phone can dial the number in it", async () => {
  render(<Page />);
  const menu = await open();
  expect(menu.getByRole("link", { name: "08-123 45 67" }).getAttribute("href")).toBe("tel:+4681234567");
});

test("search, my pages and the other language are in it once they exist", async () => {
  answerQueries({ ...shellData, search: { path: "/sok/" }, myPages: { path: "/mina-sidor/" } });
  render(<Page translation="/en/about/" />);
  const menu = await open();
  const href = (name: string) => menu.getByRole("link", { name }).getAttribute("href");
  expect([href("Sök"), href("Mina sidor"), href("English")]).toEqual(["/sok/", "/mina-sidor/", "/en/about/"]);
  expect(menu.getByRole("link", { name: "English" }).lang).toBe("en");
});

test("it closes by its own button", async () => {
  render(<Page />);
  const menu = await open();
  await userEvent.click(menu.getByRole("button", { name: "Stäng" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("it closes when a link in it is followed", async () => {
  render(<Page />);
  const menu = await open();
  const link = menu.getByRole("link", { name: "Forskning" });
  // jsdom follows no links, and says so.
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("it closes when the page changes in any other way", async () => {
  const { rerender } = render(<Page />);
  await open();
  rerender(<Page path="/forskning/" />);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
