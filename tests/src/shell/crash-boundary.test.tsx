import { render, screen } from "@testing-library/react";
import React from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliverReports, type ErrorReport } from "#src/lib/error-reports.ts";
import { Shell } from "#src/shell/shell.tsx";
import { answerQueries } from "../gatsby-stand-in.tsx";
import { shellData } from "./shell-data.ts";
import { footer, header } from "./shell-page.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

const reports: ErrorReport[] = [];
beforeEach(() => {
  const words = { "serverError.heading": "Något gick fel", "serverError.again": "Försök igen" };
  const [swedish, english] = shellData.allSiteTexts.nodes;
  const texts = { ...swedish?.texts, ...words, "serverError.gift": "Ring {phone}." };
  const inEnglish = { ...english?.texts, "serverError.heading": "Something went wrong" };
  const nodes = [
    { language: "sv", texts },
    { language: "en", texts: inEnglish },
  ];
  answerQueries({ ...shellData, allSiteTexts: { nodes } });
  reports.length = 0;
  deliverReports((report) => reports.push(report));
});
// React says of every crash that it was one.
afterEach(() => {
  const said = vi.mocked(console.error);
  expect(said.mock.calls.flat()).toEqual(expect.arrayContaining([crash]));
  said.mockClear();
});

const crash = new Error("a page that cannot be drawn");
function Crashing(): never {
  throw crash;
}

const page = (path: string, content: React.ReactNode, language: "sv" | "en" = "sv") => (
  <Shell language={language} mood="day" path={path}>
    {content}
  </Shell>
);

test("a page that crashes says so kindly, with header and footer in their places", async () => {
  render(page("/om-oss/", <Crashing />));
  expect(await screen.findByRole("heading", { name: "Något gick fel" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Försök igen" })).toBeDefined();
  expect(header().getByRole("link", { name: "Om oss" })).toBeDefined();
  expect(footer().getByText("Granskas av Svensk Insamlingskontroll.")).toBeDefined();
});

test("an English page says it in English", async () => {
  render(page("/en/about/", <Crashing />, "en"));
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeDefined();
});

test("the crash is reported, once", async () => {
  render(page("/om-oss/", <Crashing />));
  await screen.findByRole("heading", { name: "Något gick fel" });
  expect(reports).toEqual([{ error: crash }]);
});

test("the next page is shown again", async () => {
  const { rerender } = render(page("/om-oss/", <Crashing />));
  await screen.findByRole("heading", { name: "Något gick fel" });
  rerender(page("/kontakt/", <h1>Kontakt</h1>));
  expect(await screen.findByRole("heading", { name: "Kontakt" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Något gick fel" })).toBeNull();
});
