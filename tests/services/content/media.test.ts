import { publishedPages } from "@hjarta-lunga/contract/schemas/published-content.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let editor: Person;

beforeAll(async () => {
  content = await startContent();
  editor = await content.as("editor");
});
afterAll(() => content.stop());

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a4182f" } });

const upload = (file: Buffer, name: string, type: string, alt = "En röd yta.") => {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(file)], { type }), name);
  body.append("_payload", JSON.stringify({ alt }));
  return editor.send("/content-api/media", { method: "POST", body });
};

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
/** Even a drawing without script: what it may do is the browser's to decide, not ours. */
const stillSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
);

test.each([
  ["bild.svg", "image/svg+xml", svg],
  ["stilla.svg", "image/svg+xml", stillSvg],
  ["bild.png", "image/png", svg],
  ["sida.html", "text/html", Buffer.from("<script>alert(1)</script>")],
  ["bild.jpg", "image/jpeg", Buffer.from("inte en bild")],
])("%s that could carry script or is no picture is refused", async (name, type, file) => {
  const before = await content.payload.count({ collection: "media" });
  expect((await upload(file, name, type)).status).toBeGreaterThanOrEqual(400);
  expect(await content.payload.count({ collection: "media" })).toEqual(before);
});

test("a picture without alternative text is refused", async () => {
  expect((await upload(await image(600, 400).png().toBuffer(), "utan.png", "image/png", "")).status).toBe(400);
});

test("a picture larger than 10 MB is refused", async () => {
  const large = Buffer.concat([await image(100, 100).png().toBuffer(), Buffer.alloc(11 * 1024 * 1024)]);
  expect((await upload(large, "stor.png", "image/png")).status).toBeGreaterThanOrEqual(400);
});

test("an uploaded picture reaches the build in several widths, and visitors by its URL", async () => {
  const photo = await image(1800, 1200)
    .withExif({ IFD0: { Copyright: "hemligt namn" } })
    .jpeg()
    .toBuffer();
  const uploaded = await upload(photo, "Röd yta.jpg", "image/jpeg");
  expect(uploaded.status).toBe(201);
  const { doc } = (await uploaded.json()) as { doc: { id: number } };
  const page = { title: "Bild", address: "/bild/", language: "sv", mood: "day", _status: "published" } as const;
  const blocks = [{ blockType: "picture" as const, picture: { source: "media" as const, media: doc.id } }];
  await content.payload.create({ collection: "pages", data: { ...page, blocks } });

  const response = await content.asBuild("/content-api/published/pages");
  const [published] = publishedPages.parse(await response.json()).pages;
  const [block] = published?.blocks ?? [];
  if (block?.type !== "picture" || block.picture.source !== "media") throw new Error("no uploaded picture");
  expect(block.picture).toMatchObject({ alt: "En röd yta.", width: 1800, height: 1200 });
  expect(block.picture.files.map(({ width, type }) => [width, type])).toEqual(
    [480, 960, 1440, 1800].map((width) => [width, "image/webp"]),
  );
  for (const { url } of block.picture.files) {
    const file = await content.asVisitor(new URL(url).pathname);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-security-policy")).toContain("sandbox");
    expect(Buffer.from(await file.arrayBuffer()).includes("hemligt namn")).toBe(false);
  }

  const away = JSON.stringify({ deletedAt: new Date().toISOString() });
  const removed = await editor.send(`/content-api/media/${doc.id}`, { method: "PATCH", body: away });
  expect(removed.status).toBe(400);
  expect(await removed.text()).toContain("sidan ”Bild”");
});
