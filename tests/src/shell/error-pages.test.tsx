import { render, screen } from "@testing-library/react";
import React from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { NotFound } from "#src/shell/not-found.tsx";
import { ServerError } from "#src/shell/server-error.tsx";
import { answerQueries } from "../gatsby-stand-in.tsx";
import { shellData } from "./shell-data.ts";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

beforeEach(() => answerQueries(shellData));

const headings = () => screen.getAllByRole("heading").map((heading) => `${heading.tagName} ${heading.textContent}`);

test("a page that does not exist says so kindly and leads on", () => {
  const texts = {
    "notFound.heading": "Sidan har flugit",
    "notFound.lead": "Den kanske har bytt adress.",
    "notFound.start": "Till startsidan",
    "notFound.ways": "Vägar vidare",
  };
  render(<NotFound language="sv" texts={texts} />);
  expect(headings()).toEqual(["H1 Sidan har flugit", "H2 Vägar vidare"]);
  expect(screen.getByText("Den kanske har bytt adress.")).toBeDefined();
  const links = screen.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href") ?? ""}`);
  expect(links).toEqual(["Till startsidan /", "Forskning /forskning/", "Om oss /om-oss/"]);
});

test("who looked for my pages at a page that does not exist is led there", () => {
  answerQueries({ ...shellData, myPages: { path: "/mina-sidor/" } });
  render(<NotFound language="sv" texts={{ "shell.myPages": "Mina sidor", "notFound.myPages": "Ändra månadsgåvan" }} />);
  const link = screen.getByRole("link", { name: /^Mina sidor/ });
  expect([link.getAttribute("href"), link.textContent]).toEqual(["/mina-sidor/", "Mina sidorÄndra månadsgåvan"]);
});

test("where a page was looked for in English, its ways are English", () => {
  render(
    <NotFound language="en" texts={{ "notFound.heading": "Flown away", "notFound.start": "To the start page" }} />,
  );
  expect(headings()[0]).toBe("H1 Flown away");
  const links = screen.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href") ?? ""}`);
  expect(links).toEqual(["To the start page /en/", "Research /en/research/"]);
});

test("a server fault offers to try again, script or not, and a number to call", () => {
  const texts = {
    "serverError.heading": "Vi andas ut en stund",
    "serverError.lead": "Något gick fel hos oss.",
    "serverError.again": "Försök igen",
    "serverError.gift": "Vill du ge ändå? Ring {phone}.",
  };
  render(<ServerError texts={texts} />);
  expect(headings()).toEqual(["H1 Vi andas ut en stund"]);
  const again = screen.getByRole<HTMLButtonElement>("button", { name: "Försök igen" });
  expect(again.type).toBe("submit");
  expect(again.form?.getAttribute("action")).toBeNull();
  const number = screen.getByRole("link", { name: "08-123 45 67" });
  expect(number.getAttribute("href")).toBe("tel:+4681234567");
  expect(number.parentElement?.textContent).toBe("Vill du ge ändå? Ring 08-123 45 67.");
});
