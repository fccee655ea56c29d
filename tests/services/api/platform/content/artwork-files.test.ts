import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import type { PublishedSite, UploadedArtwork } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { sql } from "drizzle-orm";
import Fastify from "fastify";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { seededSite } from "../../../../../scripts/testing/seeded-site.ts";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { createMakeGreetingCard } from "../../../../../services/api/src/kinds/greeting-card/document.ts";
import { createDraw } from "../../../../../services/api/src/kinds/greeting-card/drawings.ts";
import { addPublishedContent, readPublished } from "../../../../../services/api/src/platform/content/published.ts";
import { connect } from "../../../../../services/api/src/platform/database/connect.ts";
import { type Documents, openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { apiDatabase } from "../../test-api.ts";

const token = "a-token-to-read-with";
const code = "HAV_26_1";
const path = "/content-api/artworks/file/kort-hav.svg";
const svg = readFileSync(new URL("../../../../../artwork/jul-24-1.svg", import.meta.url));
const jpeg = await sharp(svg, { density: 110 }).resize(1600, 2133, { fit: "fill" }).jpeg().toBuffer();

const artworkOf = (content: Buffer, type: UploadedArtwork["type"] = "image/svg+xml"): UploadedArtwork => ({
  ...{ path, type, width: 900, height: 1200, ground: "#a4182f", files: [{ path, width: 900 }] },
  hash: createHash("sha256").update(content).digest("hex"),
});
const siteWith = (artwork: UploadedArtwork, kind: "greeting" | "condolence" = "greeting"): PublishedSite => {
  const seeded = seededSite();
  const [first] = seeded.campaigns;
  if (first === undefined) throw new Error("no cards");
  return { ...seeded, campaigns: [...seeded.campaigns, { ...first, code, kind, artwork, alt: "Havet." }] };
};

const openContentService = async () => {
  const files: { status: number; content: Buffer; asked: number } = { status: 200, content: svg, asked: 0 };
  const answer: { body: unknown } = { body: siteWith(artworkOf(svg)) };
  const server = createServer((request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`) {
      response.writeHead(401).end();
    } else if (request.url === publishedCalls.site.path) {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
    } else {
      files.asked += 1;
      const isThere = request.url === path;
      response.writeHead(isThere ? files.status : 404, { location: "/elsewhere" }).end(isThere ? files.content : "");
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { files, answer, url, close: () => (server.closeAllConnections(), server.close()) };
};

let database: TestDatabase;
let connection: ReturnType<typeof connect>;
let documents: Documents;
let content: Awaited<ReturnType<typeof openContentService>>;
const opened: { close: () => Promise<unknown> }[] = [];
beforeAll(async () => {
  database = await apiDatabase();
  connection = connect({ url: database.url, poolSize: 3, onIdleError: () => undefined });
  documents = openDocuments();
});
beforeEach(async () => {
  await connection.db.execute(sql`delete from published_snapshot`);
  await connection.db.execute(sql`delete from uploaded_artwork_file`);
  content = await openContentService();
  said.length = 0;
});
afterEach(async () => {
  content.close();
  for (const app of opened.splice(0)) await app.close();
});
afterAll(async () => {
  await documents.close();
  await connection.close();
  await database.drop();
});

const said: string[] = [];
const open = async (url = content.url) => {
  const app = Fastify({ logger: { level: "info", stream: { write: (line: string) => void said.push(line) } } });
  opened.push(app);
  const options = { db: connection.db, content: { url, token }, everyMs: 30, untilFirstEveryMs: 20 };
  const published = addPublishedContent(app, options);
  await app.ready();
  return published;
};
type Drawing = Pick<Awaited<ReturnType<typeof open>>, "design" | "drawnFile">;
const drawnFile = ({ design, drawnFile }: Drawing) => {
  const artwork = design(code)?.artwork;
  return artwork === undefined ? undefined : drawnFile(artwork);
};
const has = (published: Drawing, bytes: Buffer) =>
  vi.waitFor(() => expect(drawnFile(published)?.content?.equals(bytes)).toBe(true));
const saysMissing = () => vi.waitFor(() => expect(said.join("")).toContain("one of the house stands in for it"));

const words = { heading: "ofDesign" as const, to: "Mormor", from: "Lo", message: "Tänker på dig." };
const pictureOf = async (published: Parameters<typeof createMakeGreetingCard>[0]["published"]) => {
  const make = createMakeGreetingCard({ published, documents });
  return (await make({ campaignCode: code, ...words }, "sv", { format: "png", size: "screen" })).bytes;
};
/** In the middle of its drawing's upper edge. */
const groundOf = async (png: Buffer) => {
  const area = { left: 20, top: 4, width: 1, height: 1 };
  return (await sharp(png).extract(area).removeAlpha().raw().toBuffer()).toString("hex");
};

test("an uploaded drawing is fetched once, kept by its hash, and is there after a restart without the content service", async () => {
  await has(await open(), svg);
  await has(await open(), svg);
  expect(content.files.asked).toBe(1);
  content.close();
  const alone = await open("http://127.0.0.1:1");
  expect(drawnFile(alone)?.content?.equals(svg)).toBe(true);
  expect(drawnFile(await readPublished(connection.db))?.content?.equals(svg)).toBe(true);
});

test.each<[string, () => void]>([
  ["is not there", () => (content.files.status = 404)],
  ["is somewhere else", () => (content.files.status = 302)],
  ["is another", () => (content.files.content = jpeg)],
  ["is empty", () => (content.files.content = Buffer.alloc(0))],
  ["is cut", () => (content.files.content = svg.subarray(0, -9))],
  ["is larger than a drawing may be", () => (content.files.content = Buffer.concat([svg, Buffer.alloc(3_000_000)]))],
])(
  "one that %s stops no card: a drawing of the house stands in, it is said once, and it is right when it comes",
  async (_, spoil) => {
    spoil();
    const published = await open();
    await saysMissing();
    expect(drawnFile(published)).toBeUndefined();
    await vi.waitFor(() => expect(content.files.asked).toBeGreaterThan(2));
    expect(said.filter((line) => line.includes("stands in for it"))).toHaveLength(1);
    Object.assign(content.files, { status: 200, content: svg });
    await has(published, svg);
  },
);

test("the card, its document and the mail's picture show the stand-in until the drawing is there, and then the drawing", async () => {
  content.files.status = 503;
  const published = await open();
  await saysMissing();
  const drawArtwork = createDraw({ published, documents }, "greeting-artwork");
  const before = await drawArtwork(code);
  expect(before.isItsOwn).toBe(false);
  expect(await groundOf(await pictureOf(published))).toBe("a9cfd8");
  content.files.status = 200;
  await has(published, svg);
  const after = await drawArtwork(code);
  expect(await groundOf(await pictureOf(published))).toBe("a4182f");
  expect([after.isItsOwn, after.drawing.equals(before.drawing)]).toEqual([true, false]);
  expect((await drawArtwork(code)).drawing.equals(after.drawing)).toBe(true);
});

test("one who mourns meets a quiet stand-in", async () => {
  content.files.status = 503;
  content.answer.body = siteWith(artworkOf(svg), "condolence");
  const published = await open();
  await saysMissing();
  expect(await groundOf(await pictureOf(published))).toBe("39415f");
});

test.each<[string, Buffer, UploadedArtwork["type"]]>([
  ["an SVG", svg, "image/svg+xml"],
  ["a picture", jpeg, "image/jpeg"],
])("%s is drawn on the card as a picture, for print and in a tagged PDF", async (_, bytes, type) => {
  content.files.content = bytes;
  content.answer.body = siteWith(artworkOf(bytes, type));
  const published = await open();
  await has(published, bytes);
  const make = createMakeGreetingCard({ published, documents });
  const card = { campaignCode: code, ...words };
  for (const file of [
    { format: "pdf" },
    { format: "png", size: "screen" },
    { format: "png", size: "print" },
  ] as const) {
    const first = await make(card, "sv", file);
    expect((await createMakeGreetingCard({ published, documents })(card, "sv", file)).bytes.equals(first.bytes)).toBe(
      true,
    );
  }
  const [red = 0, green = 0, blue = 0] = Buffer.from(await groundOf(await pictureOf(published)), "hex");
  for (const [part, wanted] of [
    [red, 0xa4],
    [green, 0x18],
    [blue, 0x2f],
  ] as const)
    expect(Math.abs(part - wanted)).toBeLessThan(4);
});

test("a card that editors have taken away keeps its drawing", async () => {
  const published = await open();
  await has(published, svg);
  content.answer.body = seededSite();
  await vi.waitFor(() => expect(published.design(code)?.offered).toBe(false));
  await has(published, svg);
});
