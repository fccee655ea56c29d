import { globSync } from "node:fs";
import { expect, test, vi } from "vitest";
import React, { type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { answerQueries } from "../gatsby-stand-in.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

const pages = globSync("src/pages/{order/*,gavokort}/*.tsx");

test("there are pages of orders", () => expect(pages.length).toBeGreaterThan(5));

test.each(pages)("%s tells no other page which order it is of", async (page) => {
  const configuration = { organisation: { name: "Hjärta & Lunga" }, share: { src: "/dela.png" } };
  answerQueries({ site: { siteMetadata: { siteUrl: "https://hjarta.example" } }, siteConfiguration: configuration });
  const path = `../../../${page}`;
  const { Head } = (await import(path)) as { Head: ComponentType<object> };
  const data = { siteConfiguration: configuration, allSiteTexts: { nodes: [] } };
  expect(renderToStaticMarkup(<Head {...{ data }} />)).toContain('<meta name="referrer" content="no-referrer"/>');
});
