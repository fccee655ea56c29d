import { render, screen } from "@testing-library/react";
import React from "react";
import { expect, test } from "vitest";
import type { ShownPicture } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";

const bird: ShownPicture = { src: "/static/fagel-1.svg", width: 900, height: 1200, alt: "En röd fågel." };
const photo = { ...bird, srcSet: "/static/fagel-1.webp 400w, /static/fagel-2.webp 900w" };
const said = (name: string) => screen.getByRole("img").getAttribute(name);

test("a picture has its text and its measures before it comes, so that nothing moves", () => {
  render(<Image picture={bird} />);
  expect([said("src"), said("alt"), said("width"), said("height")]).toEqual([bird.src, bird.alt, "900", "1200"]);
});

test("an ornament is silent to screen readers", () => {
  const { container } = render(<Image picture={{ ...bird, alt: "" }} />);
  expect(container.querySelector("img")?.getAttribute("alt")).toBe("");
  expect(screen.queryByRole("img")).toBeNull();
});

test("a picture further down waits until it is near", () => {
  render(<Image picture={bird} />);
  expect([said("loading"), said("decoding"), said("fetchpriority")]).toEqual(["lazy", "async", null]);
});

test("the page's first picture is fetched first", () => {
  render(<Image picture={{ ...bird, isEarly: true }} />);
  expect([said("loading"), said("fetchpriority")]).toEqual([null, "high"]);
});

test("a picture in several widths lets the browser pick one that fits", () => {
  render(<Image picture={photo} sizes="50vw" />);
  expect([said("srcset"), said("sizes")]).toEqual([photo.srcSet, "50vw"]);
});

test("without anything said of its size it is taken to fill the window", () => {
  render(<Image picture={photo} />);
  expect(said("sizes")).toBe("100vw");
});

test("a picture in one width says nothing of sizes", () => {
  render(<Image picture={bird} sizes="50vw" />);
  expect([said("srcset"), said("sizes")]).toEqual([null, null]);
});
