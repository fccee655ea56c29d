import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { researchSnapshots } from "#src/build/source-research.ts";
import { manyPetitions, petitions } from "../features/research/given-projects.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "research-nodes-"));
});
afterEach(() => rm(folder, { recursive: true }));

const takenAt = "2026-11-21T13:00:00.000Z";
const whole = async (file: string | null) =>
  JSON.parse(await readFile(path.join(folder, "public", file ?? ""), "utf8")) as object[];

test("each language has its own words, sums and file; nothing of the other language is carried", async () => {
  const [swedish, english] = await researchSnapshots({ takenAt, petitions }, folder);
  expect(swedish).toMatchObject({ language: "sv", takenOn: "21\u00a0november\u00a02026", count: 4, sumSek: 1_000_000 });
  expect(english).toMatchObject({ language: "en", takenOn: "21\u00a0November\u00a02026", count: 4, sumSek: 1_000_000 });
  expect(swedish?.first[2]).toEqual({
    id: "2024-1",
    year: 2024,
    title: "Hjärtsvikt hos äldre",
    applicant: "Åsa Åkerhielm",
    institution: "Umeå universitet",
    area: "heartFailure",
    amountSek: 400_000,
  });
  expect(english?.first[2]).toMatchObject({ title: "English title 2024-1", institution: "Umeå University" });
  expect(await whole(swedish?.file ?? null)).toEqual(swedish?.first);
  expect(JSON.stringify(await whole(english?.file ?? null))).not.toContain("Hjärtsvikt");
});

test("years come newest first, with what was granted", async () => {
  const [swedish] = await researchSnapshots({ takenAt, petitions }, folder);
  expect(swedish?.years).toEqual([
    { year: 2025, count: 2, sumSek: 500_000 },
    { year: 2024, count: 1, sumSek: 400_000 },
    { year: 2016, count: 1, sumSek: 100_000 },
  ]);
});

test("the page carries the first twenty-five, the file all of them", async () => {
  const [swedish] = await researchSnapshots({ takenAt, petitions: manyPetitions(60) }, folder);
  expect(swedish?.first).toHaveLength(25);
  expect(await whole(swedish?.file ?? null)).toHaveLength(60);
});

test("the file keeps its name while the list is the same, whenever it was fetched, and changes with it", async () => {
  const fileOf = async (at: string, list = petitions) =>
    (await researchSnapshots({ takenAt: at, petitions: list }, folder))[0]?.file;
  expect(await fileOf("2026-12-24T13:00:00.000Z")).toBe(await fileOf(takenAt));
  expect(await fileOf(takenAt, petitions.slice(1))).not.toBe(await fileOf(takenAt));
  expect(await fileOf(takenAt)).toMatch(/^\/static\/research-projects-sv-[0-9a-f]{20}\.json$/);
});

test("without any list the pages are built all the same, and name no file", async () => {
  const snapshots = await researchSnapshots(null, folder);
  expect(snapshots.map(({ language }) => language)).toEqual(["sv", "en"]);
  for (const snapshot of snapshots)
    expect(snapshot).toMatchObject({
      takenOn: null,
      file: null,
      count: 0,
      sumSek: 0,
      years: [],
      first: [],
      latest: null,
    });
});

test("a day is Sweden's day, also just before and after midnight elsewhere", async () => {
  const dayAt = async (at: string) => (await researchSnapshots({ takenAt: at, petitions }, folder))[0]?.takenOn;
  expect(await dayAt("2026-11-21T22:59:00Z")).toBe("21\u00a0november\u00a02026");
  expect(await dayAt("2026-11-21T23:01:00Z")).toBe("22\u00a0november\u00a02026");
});
