import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { documentSize } from "@hjarta-lunga/contract/documents.ts";
import { fileName, isPdf } from "../../../services/content/src/collections/documents.ts";
import { askDue } from "../../../services/content/src/check/keep-asking.ts";
import { findingsOf } from "../../../services/content/src/check/findings.ts";
import { readFacts } from "../../../services/content/src/check/read-facts.ts";
import { readWaiting } from "../../../services/content/src/check/waiting.ts";
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

const pdf = Buffer.from(
  "%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n",
);

async function upload(bytes: Buffer, name: string, title = "Årsberättelse 2025") {
  const form = new FormData();
  form.append("_payload", JSON.stringify({ title }));
  form.append("file", new File([new Uint8Array(bytes)], name, { type: "application/pdf" }));
  const response = await editor.send("/content-api/documents", { method: "POST", body: form });
  const answer = (await response.json()) as { doc?: { id: number; filename: string; url: string } };
  return { status: response.status, said: JSON.stringify(answer), doc: answer.doc };
}

const bin = (id: number, isAway: boolean) => {
  const body = JSON.stringify({ deletedAt: isAway ? new Date().toISOString() : null });
  return editor.send(`/content-api/documents/${id}?trash=true`, { method: "PATCH", body });
};
const readSite = async () => publishedSite.parse(await (await content.asBuild("/content-api/published/site")).json());

test.each([
  ["Årsberättelse 2025.pdf", "arsberattelse-2025.pdf"],
  ["../../etc/passwd", "etc-passwd.pdf"],
  ["???.PDF", "dokument.pdf"],
])("the file %s is called %s on the site", (given, expected) => {
  expect(fileName(given)).toBe(expected);
});

test.each([
  [pdf, true],
  [Buffer.from("<html>%PDF-1.7 %%EOF"), false],
  [pdf.subarray(0, 40), false],
  [Buffer.from(""), false],
])("a PDF is known by its bytes", (bytes, expected) => {
  expect(isPdf(bytes)).toBe(expected);
});

test.each([
  [900, "PDF, 1 kB"],
  [340_000, "PDF, 340 kB"],
  [1_234_567, "PDF, 1,2 MB"],
])("%s bytes are %s", (bytes, expected) => {
  expect(documentSize(bytes)).toBe(expected);
});

test("a PDF is taken, comes to the build, and can be linked to by its address", async () => {
  const { doc, said } = await upload(pdf, "Årsberättelse 2025.pdf");
  expect(said).toContain("arsberattelse-2025.pdf");
  const site = await readSite();
  const path = "/dokument/arsberattelse-2025.pdf";
  expect(site.documents).toMatchObject([{ path, title: "Årsberättelse 2025", bytes: pdf.length }]);
  const url = new URL(site.documents[0]?.url ?? "");
  expect((await content.asVisitor(url.pathname)).status).toBe(403);
  const file = await content.asBuild(url.pathname);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(file.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(file.headers.get("content-disposition")).toContain("attachment");

  const blocks = [{ blockType: "linkList", heading: "Läs", links: [{ label: "Årsberättelsen", href: path }] }];
  const data = { title: "Om året", address: "/om-aret/", language: "sv", mood: "day", blocks, _status: "published" };
  const page = await editor.send("/content-api/pages", { method: "POST", body: JSON.stringify(data) });
  expect(page.status).toBe(201);
  expect(JSON.stringify(await page.json())).toContain('"relationTo":"documents"');
  const refused = await bin(doc?.id ?? 0, true);
  expect(await refused.text()).toContain("länkas till härifrån: sidan ”Om året”");
});

test("a document that nothing links to goes to the bin, off the site, and comes back", async () => {
  const before = (await readSite()).documents;
  const id = (await upload(pdf, "Lösblad.pdf", "Lösblad")).doc?.id ?? 0;
  const isOut = async () => (await readSite()).documents.length > before.length;
  expect(await isOut()).toBe(true);
  expect([(await bin(id, true)).status, await isOut()]).toEqual([200, false]);
  expect([(await bin(id, false)).status, await isOut()]).toEqual([200, true]);
  expect((await editor.send(`/content-api/documents/${id}`, { method: "DELETE" })).status).toBe(403);
});

test("what is no PDF is refused in one sentence, and leaves no file", async () => {
  const { status, said } = await upload(Buffer.from("<script>alert(1)</script>"), "falsk.pdf");
  expect(status).toBe(400);
  expect(said).toContain("Filen är ingen hel PDF. Spara den som PDF på nytt och försök igen.");
  expect(existsSync("falsk.pdf")).toBe(false);
});

test("the check finds what was read from the database, and what waits is there with its newest title", async () => {
  const { docs } = await content.payload.find({ collection: "pages", where: { address: { equals: "/om-aret/" } } });
  const id = docs[0]?.id ?? 0;
  const draft = { method: "PATCH", body: JSON.stringify({ title: "Om nästa år", _status: "draft" }) };
  await editor.send(`/content-api/pages/${id}?draft=true`, draft);
  expect(await readWaiting(content.payload)).toMatchObject([
    { title: "Om nästa år", url: `/admin/collections/pages/${id}`, isNew: false },
  ]);
  const orphans = findingsOf(await readFacts(content.payload)).filter(({ kind }) => kind === "orphan");
  expect(orphans.map(({ label }) => label)).toContain("Om året");
});

test("links to other sites are asked once, and told of when they fail twice", async () => {
  const url = "https://exempel.se/borta";
  const blocks = [{ blockType: "linkList", heading: "Läs", links: [{ label: "Dit", href: url }] }];
  const data = { title: "Ut", address: "/ut/", language: "sv", mood: "day", blocks, _status: "published" };
  await editor.send("/content-api/pages", { method: "POST", body: JSON.stringify(data) });
  const asked: string[] = [];
  const ask = (href: string) => {
    asked.push(href);
    return Promise.resolve(href === url ? "sidan finns inte" : null);
  };
  const dead = async () => findingsOf(await readFacts(content.payload)).filter(({ kind }) => kind === "deadOutside");
  await askDue(content.payload, ask, 0);
  await askDue(content.payload, ask, 0);
  expect(asked.filter((href) => href === url)).toHaveLength(1);
  expect(await dead()).toEqual([]);
  await content.payload.db.drizzle.execute("update outside_links set asked_at = asked_at - interval '2 hours'");
  await askDue(content.payload, ask, 0);
  expect(await dead()).toMatchObject([{ label: "Ut", detail: `${url}: sidan finns inte` }]);
});
