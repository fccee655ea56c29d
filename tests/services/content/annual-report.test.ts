import { readFileSync, statSync } from "node:fs";
import { getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { about } from "../../../services/content/src/seed/content/pages/about.ts";
import { proseIn } from "./seed-texts.ts";

const report = new URL("../../../services/content/src/seed/documents/arsredovisning-2025.", import.meta.url);
const pdf = new URL(`${report.href}pdf`);
const html = readFileSync(new URL(`${report.href}html`), "utf8");
const mostBytes = 250_000;

const shown = (written: string) =>
  written
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/&nbsp;|\s+/g, " ")
    .trim();

describe("the file", () => {
  let document: Awaited<ReturnType<typeof getDocumentProxy>>;
  let words: string;

  beforeAll(async () => {
    document = await getDocumentProxy(new Uint8Array(readFileSync(pdf)));
    const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
    const texts = await Promise.all(pages.map(async (page) => (await page).getTextContent()));
    words = texts.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join("");
  });

  test("has a title, a language, bookmarks and tags, and is no heavier than a picture", async () => {
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: "Årsredovisning 2025 – Hjärta & Lunga", Language: "sv" });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await document.getOutline()).toHaveLength(1);
    expect(document.numPages).toBe(8);
    expect(statSync(pdf).size).toBeLessThan(mostBytes);
  });

  test("was printed from what lies beside it", () => {
    const letters = (text: string) => text.replaceAll(/\s/g, "");
    const rows = [
      ...html.matchAll(/<(?:p|dd|dt|h[1-3]|td|th)\b(?![^>]*aria-hidden)[^>]*>([\s\S]*?)<\/(?:p|dd|dt|h[1-3]|td|th)>/g),
    ];
    const missing = rows
      .map(([, inside = ""]) => shown(inside))
      .filter((text) => !letters(words).includes(letters(text)));
    expect(rows.length).toBeGreaterThan(150);
    expect(missing).toEqual([]);
  });
});

describe("the sums", () => {
  type Row = { label: string; isSum: boolean; amounts: number[] };
  const amountOf = (text: string) => Number(text.replace("−", "-").replaceAll(/[^\d-]/g, ""));
  const rowsOf = (table: string): Row[] =>
    [...table.matchAll(/<tr(?<attributes>[^>]*)>(?<inside>[\s\S]*?)<\/tr>/g)].flatMap(({ groups }) => {
      const { attributes = "", inside = "" } = groups ?? {};
      const amounts = [...inside.matchAll(/<td class="number">([\s\S]*?)<\/td>/g)].map(([, one = ""]) =>
        amountOf(shown(one)),
      );
      const label = shown(/<th scope="row">([\s\S]*?)<\/th>/.exec(inside)?.[1] ?? "");
      return amounts.length === 0 ? [] : [{ label, isSum: attributes.includes("sum"), amounts }];
    });
  const tables = [...html.matchAll(/<table[\s\S]*?<\/table>/g)]
    .map(([table]) => rowsOf(table))
    .filter((rows) => rows.length > 0);

  test("every sum is that of the rows since the sum before it, or of all rows above it", () => {
    expect(tables).toHaveLength(8);
    for (const rows of tables) {
      for (const [index, { label, isSum, amounts }] of rows.entries()) {
        if (!isSum) continue;
        const above = rows.slice(0, index);
        const since = above.slice(above.findLastIndex((row) => row.isSum) + 1);
        const add = (those: Row[], year: number) => those.reduce((sum, row) => sum + (row.amounts[year] ?? 0), 0);
        for (const [year, amount] of amounts.entries()) {
          const all = add(
            above.filter((row) => !row.isSum),
            year,
          );
          expect([since.length === 0 ? all : add(since, year), all], `${label}, column ${year}`).toContain(amount);
        }
      }
    }
  });

  test("what we have is as much as what we owe and own", () => {
    const sums = tables.flatMap((rows) => rows.filter(({ label }) => /^Summa( tillgångar)?$/.test(label)));
    const balance = sums.filter(({ amounts }) => amounts.length === 2);
    expect(balance).toHaveLength(2);
    expect(balance[0]?.amounts).toEqual(balance[1]?.amounts);
  });
});

test("the page about us says what the report says", () => {
  const said = proseIn(about.blocks, "").map(({ text }) => text);
  const board = [...html.matchAll(/<dt>(?<name>[^<]*)<\/dt>\s*<dd>(?<who>[^<]*)<\/dd>/g)]
    .flatMap(({ groups }) => [groups?.name ?? "", groups?.who ?? ""])
    .map(shown);
  const people = board.slice(board.indexOf("Ingrid Wallmark"));
  expect(people).toHaveLength(18);
  expect(people.filter((text) => !said.includes(text))).toEqual([]);
  const figures = [...html.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, figure = ""]) => shown(figure));
  const shownFigures = about.blocks.flatMap((block) => (block.type === "figures" ? block.figures : []));
  expect(figures).toEqual(expect.arrayContaining(shownFigures.slice(0, 2).map(({ value }) => shown(value))));
});
