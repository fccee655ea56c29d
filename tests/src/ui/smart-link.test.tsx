import { render, screen } from "@testing-library/react";
import React from "react";
import { expect, test, vi } from "vitest";
import { SmartLink } from "#src/ui/smart-link.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

const link = () => screen.getByRole("link", { name: "Läs mer" });

test.each([
  ["/", true],
  ["/om-oss/", true],
  ["/om-oss/#kontakt", true],
  ["/ge-en-gava/?belopp=250", true],
  ["https://www.1177.se/", false],
  ["http://localhost:8000/", false],
  ["mailto:hej@hjarta.example", false],
  ["tel:+4681234567", false],
  ["#links", false],
])("a link to %s loads ahead: %s", (href, loadsAhead) => {
  render(<SmartLink href={href}>Läs mer</SmartLink>);
  expect(link().getAttribute("href")).toBe(href);
  expect(link().hasAttribute("data-loads-ahead")).toBe(loadsAhead);
});

test.each(["/om-oss/", "https://www.1177.se/"])("a link to %s keeps what else is said of it", (href) => {
  render(
    <SmartLink href={href} lang="en" hrefLang="en" className="btn" aria-current="page">
      Läs mer
    </SmartLink>,
  );
  const said = ["lang", "hreflang", "class", "aria-current"].map((name) => link().getAttribute(name));
  expect(said).toEqual(["en", "en", "btn", "page"]);
});
