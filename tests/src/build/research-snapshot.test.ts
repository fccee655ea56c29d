import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeSnapshot } from "#src/build/research-snapshot.ts";
import { serveLocally, type LocalServer } from "../local-server.ts";
import { petitionOf, petitions } from "../features/research/given-projects.ts";

let folder: string;
let portal: LocalServer;
let answer: { status: number; body: string };
const said: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "research-snapshot-"));
  said.length = 0;
  answer = { status: 200, body: JSON.stringify({ petitions }) };
  portal = await serveLocally((_asked, response) => response.writeHead(answer.status).end(answer.body));
});
afterEach(async () => {
  vi.useRealTimers();
  await portal.close();
  await rm(folder, { recursive: true });
});

const take = (url = portal.url) =>
  takeSnapshot({ url, product: "hjärta lunga" }, folder, (line) => void said.push(line));

test("a build asks for its product, and says nothing when all is well", async () => {
  expect((await take())?.petitions).toEqual(petitions);
  expect(portal.asked.map(({ url }) => url.pathname)).toEqual(["/hj%C3%A4rta%20lunga/petitions/approved/"]);
  expect(said).toEqual([]);
});

const faults: [string, () => Promise<void> | void, RegExp][] = [
  ["is away", () => portal.close(), /fetch failed/],
  ["answers with an error", () => void (answer = { status: 503, body: "" }), /svarade 503/],
  ["answers with a page", () => void (answer = { status: 200, body: "<h1>Underhåll</h1>" }), /Forskningsportalen/],
  ["answers half", () => void (answer = { status: 200, body: '{"petitions":[{"id"' }), /Forskningsportalen/],
  ["answers something else", () => void (answer = { status: 200, body: '{"status":17}' }), /Forskningsportalen/],
  ["knows no project", () => void (answer = { status: 200, body: '{"petitions":[]}' }), /inget av 0/],
  ["sends only what cannot be read", () => void (answer.body = '{"petitions":[{},7]}'), /inget av 2/],
];

test.each(faults)("the portal %s: the list of the build before is used, and that is said", async (_, break_, words) => {
  const before = await take();
  await break_();
  expect(await take()).toEqual(before);
  expect(said.join()).toMatch(words);
  expect(said.join()).toContain(before?.takenAt);
});

test.each(faults)("the portal %s at the first build: no list, and no stop", async (_, break_) => {
  await break_();
  expect(await take()).toBeNull();
  expect(said.join()).toContain("ingen tidigare lista");
});

test("bad rows are left out and counted, the others come", async () => {
  const bad = [
    petitionOf("2025-9", { amountSek: -5 }),
    petitionOf("2025-9", { area: "moon" as never }),
    { ...petitionOf("2025-9"), title: undefined },
    petitionOf("2025-9", { decidedOn: "igår" }),
    null,
  ];
  answer.body = JSON.stringify({ petitions: [...petitions, ...bad] });
  expect((await take())?.petitions).toEqual(petitions);
  expect(said).toEqual([expect.stringContaining("5 av 9")]);
});

test("with no portal named nobody is asked, and the last list is used", async () => {
  expect(await take("")).toBeNull();
  const before = await take();
  expect(await take("")).toEqual(before);
  expect(portal.asked).toHaveLength(1);
});

test("a kept list that is broken counts as none", async () => {
  await take();
  const file = path.join(folder, "research-snapshot.json");
  await writeFile(file, (await readFile(file, "utf8")).slice(0, 200));
  answer.status = 500;
  expect(await take()).toBeNull();
});
