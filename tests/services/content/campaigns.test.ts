import { readdirSync } from "node:fs";
import { publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isCampaignCode } from "../../../contract/campaigns.ts";
import { proposedCode } from "../../../services/content/src/campaigns/code.ts";
import { seasonWords } from "../../../services/content/src/campaigns/season.ts";
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

const api = "/content-api/campaigns";
const json = (method: string, body?: object): RequestInit => ({ method, ...(body && { body: JSON.stringify(body) }) });
const card = {
  kind: "greeting",
  occasion: "Vår",
  title: "Glad vår",
  greeting: "Nu är den här.",
  artwork: "tack-1",
  alt: "En fågel",
  offered: true,
  _status: "published",
};
const add = (code: string) => editor.send(api, json("POST", { ...card, code }));
const publishedCodes = async () => {
  const site = publishedSite.parse(await (await content.asBuild("/content-api/published/site")).json());
  return site.campaigns.map(({ code }) => code);
};
const idOf = async (code: string) => {
  const { docs } = await content.payload.find({ collection: "campaigns", where: { code: { equals: code } } });
  return docs[0]?.id ?? 0;
};

test("an editor makes a card with a code of their own, and it comes to the site", async () => {
  expect((await add("VAR_27_1")).status).toBe(201);
  expect(await publishedCodes()).toContain("VAR_27_1");
});

test.each<[string, string]>([
  ["var_27", "stora bokstäver A–Z"],
  ["VÅR_27", "stora bokstäver A–Z"],
  ["27_VAR", "börja med en bokstav"],
  ["VAR/27", "stora bokstäver A–Z"],
  ["V".repeat(41), "2–40 tecken"],
  ["", "Skriv kortets kod"],
  ["MORSDAG_1", "en kod används bara en gång"],
  ["VAR_27_1", "en kod används bara en gång"],
  ["TACK_2", "hör till ett av husets kort och används inte igen"],
  ["GRAPHQL_TEST", "hör till ett av husets kort och används inte igen"],
])("the code ”%s” is refused, and the editor reads why", async (code, words) => {
  const response = await add(code);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(words);
});

test("a card without an illustration of ours is refused, and the editor reads why", async () => {
  const response = await editor.send(api, json("POST", { ...card, code: "VAR_27_2", artwork: "var-27-2" }));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Välj en av illustrationerna i listan.");
});

test.each<[string, RequestInit]>([
  ["unpublished", json("PATCH", { _status: "draft" })],
  ["put in the bin", json("PATCH", { deletedAt: new Date().toISOString() })],
  ["given another code", json("PATCH", { code: "VAR_28_1", _status: "published" })],
])("a card that may have been sent cannot be %s, for nothing else says how it looks", async (_, init) => {
  await add("HOST_27_1");
  const response = await editor.send(`${api}/${await idOf("HOST_27_1")}`, init);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("måste gå att öppna");
  expect(await publishedCodes()).toContain("HOST_27_1");
});

test("it can be offered no more, and one whose drawing bears its code can be unpublished", async () => {
  await add("SKORD_27_1");
  const offered = json("PATCH", { offered: false, _status: "published" });
  expect((await editor.send(`${api}/${await idOf("SKORD_27_1")}`, offered)).status).toBe(200);
  const unpublished = await editor.send(`${api}/${await idOf("MORSDAG_1")}`, json("PATCH", { _status: "draft" }));
  expect(unpublished.status).toBe(200);
  expect(await publishedCodes()).not.toContain("MORSDAG_1");
});

test("a code stands fast once its card has been published, one of the house's too, and a draft's does not", async () => {
  await add("FAST_27_1");
  for (const code of ["FAST_27_1", "MORSDAG_1"]) {
    for (const query of ["", "?draft=true"]) {
      const init = json("PATCH", { code: "LOS_27_1", ...(query === "" && { _status: "published" }) });
      const response = await editor.send(`${api}/${await idOf(code)}${query}`, init);
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("måste gå att öppna")]);
    }
  }
  const draft = { ...card, code: "UTKAST_27_1", _status: "draft" };
  const made = (await (await editor.send(`${api}?draft=true`, json("POST", draft))).json()) as { doc: { id: number } };
  const changed = await editor.send(`${api}/${made.doc.id}?draft=true`, json("PATCH", { code: "UTKAST_27_2" }));
  expect(changed.status).toBe(200);
});

test.each<[string, string]>([
  ["Höst", "HOST_26_1"],
  ["Mors dag", "MORSDAG_26_1"],
  ["Alla hjärtans dag", "ALLAHJARTANSDAG_26_1"],
  ["50 år", "KORT50AR_26_1"],
  ["", "KORT_26_1"],
  ["Ä".repeat(90), `${"A".repeat(28)}_26_1`],
])("for the occasion ”%s” the code %s is proposed", (occasion, code) => {
  expect(proposedCode(occasion, 2026, () => false)).toBe(code);
  expect(isCampaignCode(code)).toBe(true);
});

test("a code that is proposed is one that no card has, and strangers are told none", async () => {
  const asked = "/content-api/campaign-code?occasion=Tack";
  const ask = async () => ((await (await editor.send(asked)).json()) as { code: string }).code;
  const first = await ask();
  expect(first).toMatch(/^TACK_\d\d_1$/);
  await editor.send(`${api}?draft=true`, json("POST", { ...card, code: first, _status: "draft" }));
  expect(await ask()).toBe(first.replace(/1$/, "2"));
  expect((await content.asVisitor(asked)).status).toBe(401);
});

test("cards for tests are seen by administrators alone", async () => {
  const data = { ...card, code: "PROV_27_1", kind: "test", _status: "draft" } as const;
  await content.payload.create({ collection: "campaigns", data, draft: true, context: { skipsPublish: true } });
  const seen = async (person: Person) =>
    (await person.send(`${api}?draft=true&limit=0&where[kind][equals]=test`)).text();
  expect(await seen(await content.as("administrator"))).toContain("PROV_27_1");
  expect(await seen(editor)).not.toContain("PROV_27_1");
  const own = await editor.send(api, json("POST", { ...card, code: "PROV_27_2", kind: "test" }));
  expect(own.status).toBe(400);
});

test.each<[unknown, unknown, string]>([
  ["12-01", "01-13", "Kan väljas 1 december–13 januari, varje år."],
  ["05-15", "05-31", "Kan väljas 15 maj–31 maj, varje år."],
  ["12-24", "12-24", "Kan väljas bara 24 december, varje år."],
  [null, undefined, "Kan väljas hela året."],
  ["05-15", "", "Välj både första och sista dagen."],
])("a season from %s to %s is said: %s", (from, to, words) => {
  expect(seasonWords(from, to)).toBe(words);
});

test("a page shows cards by their codes, and something else is refused", async () => {
  const page = (campaigns: unknown) => ({
    title: "Vårkort",
    address: `/${crypto.randomUUID()}/`,
    language: "sv",
    mood: "day",
    blocks: [{ blockType: "cards", heading: "Kort", campaigns }],
    _status: "published",
  });
  const save = (campaigns: unknown) => editor.send("/content-api/pages", json("POST", page(campaigns)));
  expect((await save(["VAR_27_1", "JUL_24_1"])).status).toBe(201);
  for (const [campaigns, words] of [
    [[], "Välj minst ett kort."],
    [["vår"], "är ingen kod på ett kort"],
  ]) {
    const response = await save(campaigns);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(String(words))]);
  }
});

test("the codes of a database from before stay, and so they do when it is taken back", async () => {
  const folder = new URL("../../../services/content/migrations/", import.meta.url);
  const [file] = readdirSync(folder).filter((name) => name.endsWith("_campaign_codes.ts"));
  const { up, down } = (await import(new URL(file ?? "", folder).href)) as Record<
    "up" | "down",
    (args: { db: unknown }) => Promise<void>
  >;
  const { drizzle: db } = content.payload.db;
  const codes = async () =>
    (await db.execute(`select code::text from campaigns union all select version_code::text from _campaigns_v`)).rows;
  await db.execute(`delete from campaigns where code ~ '_2[67]_'`);
  await db.execute(`delete from _campaigns_v where version_code ~ '_2[67]_'`);
  const before = await codes();
  expect(before.length).toBeGreaterThan(2);
  await down({ db });
  await expect(db.execute(`update campaigns set code = 'VAR_27_1'`)).rejects.toThrow();
  expect(await codes()).toEqual(before);
  await up({ db });
  expect(await codes()).toEqual(before);
});
