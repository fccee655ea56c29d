import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { approvedPetitions, petition, portalError } from "../../../contract/schemas/petitions.ts";
import { approvedPetitionsPath, researchAreas } from "../../../contract/research.ts";
import { makePetitions } from "../../../services/standins/src/research-portal/petitions.ts";
import { startTestStandins } from "./test-standins.ts";
import type { TestStandins } from "./test-standins.ts";

const petitions = makePetitions();

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterEach(async () => {
  await standins.control("POST", "/reset", {});
});
afterAll(() => standins.close());

const at = (product = "hjarta-lunga") => `${standins.urls().http}/research-portal${approvedPetitionsPath(product)}`;
const list = async (answer: Response) => approvedPetitions.parse(await answer.json()).petitions;

test("two thousand petitions of ten years, each in the contract's shape", () => {
  expect(petitions).toHaveLength(2_000);
  for (const one of petitions) expect(petition.parse(one)).toEqual(one);
  expect(new Set(petitions.map(({ year }) => year)).size).toBe(10);
  expect(new Set(petitions.map(({ area }) => area)).size).toBe(researchAreas.length);
});

test("they are the same on every machine, newest first, and no two share a number or a title", () => {
  expect(makePetitions()).toEqual(petitions);
  const days = petitions.map(({ decidedOn }) => decidedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const key of ["id", "title", "titleEnglish"] as const)
    expect(new Set(petitions.map((one) => one[key])).size, key).toBe(petitions.length);
});

test("no place in a title is left to fill in, and English titles have no Swedish letters", () => {
  for (const { title, titleEnglish } of petitions) {
    expect(title + titleEnglish).not.toMatch(/[{}]|undefined| {2}/);
    expect(title).toMatch(/^[A-ZÅÄÖ0-9]/);
    expect(titleEnglish).not.toMatch(/[åäö]/i);
  }
});

test("a browser on any site gets the whole list, and nothing again while it is the same", async () => {
  const answer = await fetch(at(), { headers: { origin: "https://hjarta.example" } });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await list(answer)).toEqual(petitions);
  const etag = answer.headers.get("etag") ?? "";
  const again = await fetch(at(), { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await fetch(at(), { headers: { "if-none-match": '"old"' } })).status).toBe(200);
});

test("whoever takes gzip is sent a fifth, whoever does not gets it plain", async () => {
  const plain = await fetch(at(), { headers: { "accept-encoding": "identity" } });
  const packed = await fetch(at(), { headers: { "accept-encoding": "gzip" } });
  expect([plain, packed].map(({ headers }) => headers.get("content-encoding"))).toEqual([null, "gzip"]);
  const [plainBytes = 0, packedBytes = 0] = [plain, packed].map(({ headers }) => Number(headers.get("content-length")));
  expect(packedBytes).toBeLessThan(plainBytes / 5);
  expect(await packed.text()).toBe(await plain.text());
});

test("another charity's name is not known", async () => {
  const answer = await fetch(at("annan-stiftelse"));
  expect(answer.status).toBe(404);
  expect(portalError.parse(await answer.json()).error).toContain("unknown");
});

test("garbage can be read by a browser on another site, and is no list", async () => {
  await standins.control("PUT", "/faults/researchPortal", { mode: "garbage" });
  const answer = await fetch(at());
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await answer.text()).toContain("underhåll");
});

test("each question is shown on the page of what was received", async () => {
  await fetch(at("visad-har"), { headers: { origin: "https://hjarta.example" } });
  await expect
    .poll(async () => (await fetch(standins.urls().http)).text())
    .toMatch(/visad-har[\s\S]*hjarta\.example[\s\S]*404/);
});
