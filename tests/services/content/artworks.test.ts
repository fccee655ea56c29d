import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { publishedSite, type UploadedArtwork } from "@hjarta-lunga/contract/schemas/published-content.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let editor: Person;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  editor = await content.as("editor");
});
afterAll(() => content.stop());

const api = "/content-api/artworks";
const upload = (file: Buffer, name: string, type: string, alt = "En röd sol över ett blått hav.") => {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(file)], { type }), name);
  body.append("_payload", JSON.stringify({ alt }));
  return editor.send(api, { method: "POST", body });
};

const svg = (inside: string, around = 'viewBox="0 0 900 1200"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${around}>${inside}</svg>`);
const sea = '<path fill="#1d5066" d="M0 0H900V1200H0z"/><circle fill="#f0b53a" cx="450" cy="400" r="260"/>';
const picture = (width: number, height: number, text = svg(sea)) =>
  sharp(text, { density: 150 }).resize(width, height, { fit: "fill" });

type Doc = { id: number; hash: string; ground: string; url: string; width: number; height: number; mimeType: string };
const uploaded = async (...given: Parameters<typeof upload>) => {
  const response = await upload(...given);
  expect(response.status).toBe(201);
  return ((await response.json()) as { doc: Doc }).doc;
};

const card = {
  ...{ kind: "greeting", occasion: "Höst", title: "Havet", greeting: "Hej från havet.", offered: true },
  ...{ artworkSource: "uploaded", _status: "published" },
};
const send = (method: string, path: string, body?: object) =>
  editor.send(path, { method, ...(body && { body: JSON.stringify(body) }) });
const publishedCard = async (code: string) => {
  const site = publishedSite.parse(await (await content.asBuild("/content-api/published/site")).json());
  return site.campaigns.find((one) => one.code === code);
};

test.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
  ["a script", () => svg(`${sea}<script>alert(1)</script>`), "image/svg+xml", "skript"],
  ["an SVG of 600 kB", () => svg(sea + `<!--${"x".repeat(600_000)}-->`), "image/svg+xml", "högst 500 kB"],
  ["a square", () => svg(sea, 'viewBox="0 0 900 900"'), "image/svg+xml", "900 × 900"],
  ["no ground", () => svg('<circle cx="450" cy="600" r="300"/>'), "image/svg+xml", "genomskinliga"],
  ["one colour", () => svg('<path fill="#1d5066" d="M0 0H900V1200H0z"/>'), "image/svg+xml", "en färg"],
  ["too little contrast", () => svg(sea.replace("#f0b53a", "#1f5268")), "image/svg+xml", "en färg"],
  ["the paper's colour at its edge", () => svg(sea.replace("#1d5066", "#fffaf0")), "image/svg+xml", "kant"],
  ["1200 pixels", () => picture(1200, 1600).png().toBuffer(), "image/png", "minst 1600"],
  ["a wide picture", () => picture(2400, 1800).png().toBuffer(), "image/png", "2400 × 1800"],
  ["a GIF", () => picture(1800, 2400).gif().toBuffer(), "image/gif", "SVG, PNG, WebP eller JPEG"],
  ["no picture", () => Buffer.from("inte en bild"), "image/png", "SVG, PNG, WebP eller JPEG"],
  ["a page", () => Buffer.from("<html></html>"), "text/html", "SVG, PNG, WebP eller JPEG"],
  [
    "half a picture",
    async () => (await picture(1800, 2400).png().toBuffer()).subarray(0, 900),
    "image/png",
    "går inte",
  ],
])("a drawing that is %s is refused in one sentence, at its field", async (_, make, type, words) => {
  const before = await content.payload.count({ collection: "artworks" });
  const response = await upload(await make(), "teckning.bin", type);
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as { errors: [{ data: { errors: object[] } }] };
  expect(errors[0].data.errors).toMatchObject([{ path: "file", message: expect.stringContaining(words) as string }]);
  expect(await content.payload.count({ collection: "artworks" })).toEqual(before);
});

test("a drawing without alternative text is refused, and strangers upload none", async () => {
  expect((await upload(svg(sea), "hav.svg", "image/svg+xml", "")).status).toBe(400);
  expect((await content.asVisitor(api, { method: "POST" })).status).toBeGreaterThanOrEqual(401);
});

test("an uploaded SVG goes to the site on its card, by a file that is what was made of it", async () => {
  const doc = await uploaded(svg(`${sea}<title>hemligt</title>`), "hav & land.svg", "image/svg+xml");
  expect(doc).toMatchObject({ ground: "#1d5066", width: 900, height: 1200, mimeType: "image/svg+xml" });
  expect(
    (await send("POST", "/content-api/campaigns", { ...card, code: "HAV_26_1", uploadedArtwork: doc.id })).status,
  ).toBe(201);
  const published = await publishedCard("HAV_26_1");
  const artwork = published?.artwork as UploadedArtwork;
  expect(published?.alt).toBe("En röd sol över ett blått hav.");
  expect(artwork).toMatchObject({ type: "image/svg+xml", ground: "#1d5066", files: [{ width: 900 }] });
  const file = await content.asVisitor(artwork.path);
  expect(file.headers.get("content-type")).toContain("image/svg+xml");
  expect(file.headers.get("content-security-policy")).toContain("sandbox");
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(artwork.hash);
  expect(bytes.toString()).not.toContain("hemligt");

  const shown = await editor.send(`/content-api/artwork/uploaded/${doc.id}`);
  expect([shown.status, shown.headers.get("location")]).toEqual([302, artwork.path]);
  expect((await content.asVisitor(`/content-api/artwork/uploaded/${doc.id}`)).status).toBe(401);
  expect((await editor.send("/content-api/artwork/uploaded/nej")).status).toBe(404);
});

test("an uploaded picture becomes a JPEG for documents and WebP for screens", async () => {
  const photo = await picture(1800, 2400)
    .withExif({ IFD0: { Copyright: "hemligt namn" } })
    .png()
    .toBuffer();
  const doc = await uploaded(photo, "hav.png", "image/png");
  expect(doc).toMatchObject({ width: 1600, height: 2133, mimeType: "image/jpeg" });
  await send("POST", "/content-api/campaigns", { ...card, code: "HAV_26_2", uploadedArtwork: doc.id });
  const artwork = (await publishedCard("HAV_26_2"))?.artwork as UploadedArtwork;
  expect(artwork.files.map(({ width }) => width)).toEqual([480, 960, 1600]);
  const kept = Buffer.from(await (await content.asVisitor(artwork.path)).arrayBuffer());
  expect(createHash("sha256").update(kept).digest("hex")).toBe(artwork.hash);
  expect([(await sharp(kept).metadata()).format, kept.includes("hemligt namn")]).toEqual(["jpeg", false]);
});

test("a drawing on a card stays: it is not deleted, in a draft either, nor is its file exchanged or its hash written", async () => {
  const doc = await uploaded(svg(sea.replace("260", "250")), "sol.svg", "image/svg+xml");
  const draft = { ...card, code: "SOL_26_1", uploadedArtwork: doc.id, _status: "draft" };
  await send("POST", "/content-api/campaigns?draft=true", draft);
  const removed = await send("DELETE", `${api}/${doc.id}`);
  expect([removed.status, await removed.text()]).toEqual([400, expect.stringContaining("kortet SOL_26_1")]);

  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(svg(sea))], { type: "image/svg+xml" }), "ny.svg");
  body.append("_payload", JSON.stringify({ alt: "En annan." }));
  const exchanged = await editor.send(`${api}/${doc.id}`, { method: "PATCH", body });
  expect([exchanged.status, await exchanged.text()]).toEqual([400, expect.stringContaining("byts inte ut")]);

  const written = await send("PATCH", `${api}/${doc.id}`, { alt: "Solen.", hash: "0".repeat(64), ground: "#000000" });
  const stored = ((await written.json()) as { doc: Doc & { alt: string } }).doc;
  await expect.poll(() => content.web.heard.map(({ reason }) => reason).join()).toContain("text ”Solen.” ändrades");
  expect(stored).toMatchObject({ alt: "Solen.", hash: doc.hash, ground: doc.ground });
});

test("one that no card has can be deleted", async () => {
  const doc = await uploaded(svg(sea.replace("260", "240")), "bort.svg", "image/svg+xml");
  expect((await send("DELETE", `${api}/${doc.id}`)).status).toBe(200);
  expect((await content.asVisitor(doc.url)).status).toBe(404);
});

test("a card without its drawing is refused, and the editor reads why", async () => {
  const response = await send("POST", "/content-api/campaigns", { ...card, code: "UTAN_26_1" });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("Välj en teckning")]);
});

test("a drawing of the house is what it was before there were others", async () => {
  const file = readFileSync(new URL("../../../artwork/tack-1.svg", import.meta.url));
  const doc = await uploaded(file, "tack.svg", "image/svg+xml");
  expect(doc.hash).toBe(createHash("sha256").update(file).digest("hex"));
});
