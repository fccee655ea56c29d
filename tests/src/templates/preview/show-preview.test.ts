import { expect, test } from "vitest";
import type { PreviewPage } from "@hjarta-lunga/contract/schemas/preview.ts";
import { showPreview } from "#src/templates/preview/show-preview.ts";
import { publishedSite } from "../../build/published.ts";

const artwork = { fagel: { src: "/static/fagel-1.svg", width: 300, height: 240 } };
const show = (blocks: PreviewPage["blocks"]) => {
  const page: PreviewPage = {
    ...{ path: "/ny/", language: "sv", title: "Ny", description: "", mood: "day", searchable: true },
    ...{ blocks, updatedAt: "2026-11-28T12:00:00.000Z" },
  };
  return showPreview({ kind: "page", page }, { artwork, around: publishedSite });
};

test("blocks are shown as the build shows them, and notes stay in their places", async () => {
  const note = { type: "note", name: "Bild", reason: "Välj en bild, så visas den här." } as const;
  const { blocks } = await show([
    note,
    { type: "hero", heading: "Ny", giftForm: true, picture: { source: "artwork", name: "fagel", alt: "En fågel." } },
    note,
    { type: "text", content: ["Ord."] },
  ]);
  expect(blocks.map(({ type }) => type)).toEqual(["note", "hero", "note", "text"]);
  expect(blocks[1]).toMatchObject({
    picture: { src: "/static/fagel-1.svg", width: 300, height: 240, alt: "En fågel." },
    gift: { once: { presets: expect.any(Array) as number[] } },
  });
});

test("an uploaded picture comes from the content service in all its widths, and a drawing newer than the build is left empty", async () => {
  const files = [480, 960].map((width) => ({
    url: `https://innehall.example/b-${width}.webp`,
    width,
    type: "image/webp",
  }));
  const { blocks } = await show([
    { type: "hero", heading: "Ny", giftForm: false },
    { type: "picture", picture: { source: "media", alt: "Hav.", width: 2400, height: 1200, files } },
    { type: "picture", picture: { source: "artwork", name: "nyast", alt: "Ny." } },
  ]);
  expect(blocks[1]).toMatchObject({
    picture: {
      ...{ src: "https://innehall.example/b-960.webp", width: 960, height: 480, alt: "Hav." },
      srcSet: "https://innehall.example/b-480.webp 480w, https://innehall.example/b-960.webp 960w",
    },
  });
  expect(blocks[2]).toMatchObject({ picture: { alt: "Ny." } });
});

test("a page without a top of its own is headed by its title, as it will be on the site", async () => {
  const { blocks } = await show([{ type: "text", content: ["Ord."] }]);
  expect(blocks).toMatchObject([{ type: "hero", heading: "Ny" }, { type: "text" }]);
});
