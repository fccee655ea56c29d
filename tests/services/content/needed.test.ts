import { neededGiftKinds } from "@hjarta-lunga/contract/gifts.ts";
import { publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { giftProducts } from "../../../services/content/src/seed/content/gift-products.ts";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let editor: Person;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: { ...sample, giftProducts }, administrator: undefined });
  // Only an administrator deletes for good.
  editor = await content.as("administrator");
});
afterAll(() => content.stop());

const json = (method: string, body?: object): RequestInit => ({ method, ...(body && { body: JSON.stringify(body) }) });
const api = "/content-api/giftProducts";
const productOf = async (kind: string) => {
  const { docs } = await content.payload.find({ collection: "giftProducts", where: { kind: { equals: kind } } });
  const [product] = docs;
  if (product === undefined) throw new Error(`there is no ${kind}`);
  return product;
};
const inBin = { deletedAt: new Date().toISOString() };
const publishedKinds = async () => {
  const site = publishedSite.parse(await (await content.asBuild("/content-api/published/site")).json());
  return site.giftProducts.map(({ kind }) => kind);
};

/** Whatever an editor tried, visitors can give. */
afterEach(async () => {
  expect(await publishedKinds()).toEqual(expect.arrayContaining([...neededGiftKinds]));
});

const reason = "används på webbplatsen, och utan det kan ingen ge";

test.each<[string, (id: number) => [string, RequestInit]]>([
  ["unpublish it", (id) => [`${api}/${id}`, json("PATCH", { _status: "draft" })]],
  ["delete it", (id) => [`${api}/${id}`, json("DELETE")]],
  ["put it in the bin", (id) => [`${api}/${id}`, json("PATCH", inBin)]],
  ["make it another kind", (id) => [`${api}/${id}`, json("PATCH", { kind: "memorial_gift", _status: "published" })]],
  [
    "make it another kind by what is called a draft",
    (id) => [`${api}/${id}?draft=true`, json("PATCH", { kind: "memorial_gift", _status: "published" })],
  ],
])("a gift product that a journey needs stays when an editor tries to %s, and the editor reads why", async (_, ask) => {
  const { id } = await productOf("regular_gift");
  const response = await editor.send(...ask(id));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(reason);
});

const memberships = "/content-api/membershipKinds";
test.each<[string, RequestInit]>([
  ["unpublished", json("PATCH", { _status: "draft" })],
  ["deleted", json("DELETE")],
  ["put in the bin", json("PATCH", inBin)],
])("the last membership cannot be %s, and the editor reads why; others can", async (_, init) => {
  const add = async (code: string) => {
    const data = { name: code, description: "Med", yearlyFee: 100, code, _status: "published" } as const;
    return (await content.payload.create({ collection: "membershipKinds", data })).id;
  };
  const { docs } = await content.payload.find({ collection: "membershipKinds", limit: 100 });
  const [first, ...rest] = docs;
  for (const { id } of rest) await editor.send(`${memberships}/${id}`, json("DELETE"));
  const last = first?.id ?? (await add("SISTA"));
  const other = await add(crypto.randomUUID().slice(0, 8));
  expect((await editor.send(`${memberships}/${other}`, json("DELETE"))).status).toBe(200);
  const response = await editor.send(`${memberships}/${last}`, init);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("utan det kan ingen bli medlem");
  const site = publishedSite.parse(await (await content.asBuild("/content-api/published/site")).json());
  expect(site.membershipKinds).toHaveLength(1);
});

test("a draft of a needed gift product is kept, and its texts and amounts can be changed", async () => {
  const { id } = await productOf("regular_gift");
  const draft = await editor.send(`${api}/${id}?draft=true`, json("PATCH", { heading: "Utkast", _status: "draft" }));
  expect(draft.status).toBe(200);
  const changed = await editor.send(
    `${api}/${id}`,
    json("PATCH", { heading: "Ge nu", least: 20, _status: "published" }),
  );
  expect(changed.status).toBe(200);
  expect(await productOf("regular_gift")).toMatchObject({ heading: "Ge nu", least: 20 });
});

test("a gift product that nothing needs yet can be taken away", async () => {
  const { id } = await productOf("monthly_gift_increase");
  expect((await editor.send(`${api}/${id}`, json("PATCH", { _status: "published" }))).status).toBe(200);
  expect(await publishedKinds()).toContain("monthly_gift_increase");
  expect((await editor.send(`${api}/${id}`, json("PATCH", { _status: "draft" }))).status).toBe(200);
  expect(await publishedKinds()).not.toContain("monthly_gift_increase");
  expect((await editor.send(`${api}/${id}`, json("DELETE"))).status).toBe(200);
});

test.each<[string, object, string]>([
  ["the least is more than the most", { least: 200_000 }, "mindre än det minsta beloppet"],
  ["the most is below what is suggested", { most: 100 }, "mer än det största beloppet"],
  ["the most is more than any payment can be", { most: 1_000_000_000 }, "mer än det största beloppet"],
  ["a suggested amount is below the least", { presets: [5, 250, 500] }, "mindre än det minsta beloppet"],
  ["the preselected amount is none of those suggested", { preselected: 300 }, "ett av förslagen"],
  ["what is suggested leaves the preselected out", { presets: [100, 500] }, "ett av förslagen"],
  ["an effect is told of an amount that cannot be given", { effects: [{ amount: 5, text: "Lite" }] }, "mindre än"],
  ["there are no suggested amounts", { presets: [] }, "minst ett förslag"],
])("an editor cannot publish a gift product of which %s", async (_, change, words) => {
  const { id } = await productOf("regular_gift");
  const response = await editor.send(`${api}/${id}`, json("PATCH", { ...change, _status: "published" }));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(words);
});

test("an old draft whose amounts cannot be does not go live by being restored", async () => {
  const { id } = await productOf("regular_gift");
  await editor.send(`${api}/${id}?draft=true`, json("PATCH", { least: 900_000, _status: "draft" }));
  const where = { parent: { equals: id }, "version.least": { equals: 900_000 } };
  const { docs } = await content.payload.findVersions({ collection: "giftProducts", where });
  await editor.send(`${api}/versions/${docs[0]?.id ?? 0}`, { method: "POST" });
  expect((await productOf("regular_gift")).least).toBeLessThan(900_000);
});

test.each(["siteConfiguration", "navigation"])("%s cannot be unpublished, and the editor reads why", async (slug) => {
  const response = await editor.send(`/content-api/globals/${slug}`, json("POST", { _status: "draft" }));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Webbplatsen kan inte vara utan sina");
  const draft = await editor.send(`/content-api/globals/${slug}?draft=true`, json("POST", { _status: "draft" }));
  expect(draft.status).toBe(200);
});

test.each<[string, RequestInit]>([
  ["unpublished", json("PATCH", { _status: "draft" })],
  ["deleted", json("DELETE")],
  ["put in the bin", json("PATCH", inBin)],
  ["moved", json("PATCH", { address: "/ny-start/", _status: "published" })],
])("the start page cannot be %s, and other pages can", async (_, init) => {
  const { docs } = await content.payload.find({ collection: "pages", where: { address: { equals: "/" } } });
  const response = await editor.send(`/content-api/pages/${docs[0]?.id ?? 0}`, init);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("inte vara utan startsida");
  const data = { title: "Annan", address: "/annan/", language: "sv", mood: "day", _status: "published" } as const;
  const { id } = await content.payload.create({ collection: "pages", data });
  expect((await editor.send(`/content-api/pages/${id}`, init)).status).toBe(200);
  await content.payload.delete({ collection: "pages", where: { id: { equals: id } }, trash: true });
});

test.each(["pages", "media", "translations", "giftProducts", "membershipKinds", "articles", "campaigns", "users"])(
  "several %s cannot be deleted at once past the bin, nor one in the way of several, and the editor reads why",
  async (slug) => {
    const before = await content.payload.count({ collection: slug as "pages" });
    for (const where of ["where[id][exists]=true", "where[id][in][0]=1", ""]) {
      const response = await editor.send(`/content-api/${slug}?${where}`, json("DELETE"));
      expect(response.status).toBe(403);
      expect(await response.text()).toMatch(/Flera kan inte tas bort på en gång/);
    }
    expect(await content.payload.count({ collection: slug as "pages" })).toEqual(before);
  },
);

test.each<[string, object]>([
  ["unpublished", { _status: "draft" }],
  ["emptied", { blocks: [] }],
  ["renamed", { title: "Borta" }],
])("several pages cannot be %s at once, and the editor reads why", async (_, change) => {
  const { docs: before } = await content.payload.find({ collection: "pages", pagination: false, sort: "id" });
  for (const path of ["/content-api/pages?", "/content-api/pages/?"])
    for (const query of ["where[id][exists]=true", "where[id][in][0]=1&draft=true", ""]) {
      const response = await editor.send(`${path}${query}`, json("PATCH", change));
      expect([response.status, await response.text()]).toEqual([403, expect.stringContaining("Ändra en i taget")]);
    }
  const { docs: after } = await content.payload.find({ collection: "pages", pagination: false, sort: "id" });
  expect(after).toEqual(before);
});

const addPage = async (address: string, _status: "draft" | "published" = "published") => {
  const data = { title: "Nära hjärtat", address, language: "sv", mood: "day", _status } as const;
  return (await content.payload.create({ collection: "pages", data, draft: _status === "draft" })).id;
};
const oldDraftOf = async (id: number) => {
  await editor.send(`/content-api/pages/${id}?draft=true`, json("PATCH", { title: "Äldre utkast" }));
  const where = { parent: { equals: id }, "version._status": { equals: "draft" } };
  const { docs } = await content.payload.findVersions({ collection: "pages", where });
  return docs[0]?.id ?? 0;
};
const linkingBlocks = (href: string) => [
  { blockType: "linkList", heading: "Läs mer", links: [{ label: "Nära", href }] },
];
const linkingText = (url: string) => {
  const link = { type: "link", version: 3, fields: { linkType: "custom", url }, children: [] };
  const paragraph = { type: "paragraph", version: 1, children: [link] };
  return [{ blockType: "text", content: { root: { type: "root", version: 1, children: [paragraph] } } }];
};

test.each<[string, (address: string) => Promise<unknown>, string]>([
  [
    "a published page links to it",
    async (href) => {
      const id = await addPage("/pekar/");
      return editor.send(`/content-api/pages/${id}`, json("PATCH", { title: "Pekar", blocks: linkingBlocks(href) }));
    },
    "sidan ”Pekar”",
  ],
  [
    "a draft links to a place on it in its running text, without the last slash",
    async (href) => {
      const id = await addPage("/skiss/", "draft");
      const blocks = linkingText(`${href.slice(0, -1)}?fran=skiss#mitt`);
      return editor.send(`/content-api/pages/${id}?draft=true`, json("PATCH", { title: "Skiss", blocks }));
    },
    "sidan ”Skiss”",
  ],
  [
    "it stands in the menus",
    (href) =>
      content.payload.updateGlobal({
        slug: "navigation",
        data: { sv: { footer: [{ heading: "Om", links: [{ label: "Nära", href }] }] }, _status: "published" },
      }),
    "menyerna",
  ],
  [
    "it stands in a draft of the menus",
    (href) =>
      content.payload.updateGlobal({
        slug: "navigation",
        data: { en: { main: [{ label: "Close", href }] } },
        draft: true,
      }),
    "menyerna",
  ],
  [
    "the message on top of all pages leads to it",
    (href) =>
      content.payload.updateGlobal({
        slug: "siteConfiguration",
        data: { notificationLink: { label: "Nära", href }, _status: "published" },
      }),
    "meddelandet överst på sidorna",
  ],
  [
    "one of the site's own texts is its address",
    (href) =>
      content.payload.update({
        collection: "translations",
        where: { key: { equals: "shell.skip" } },
        data: { sv: href },
      }),
    "texten ”shell.skip”",
  ],
])("a page is neither deleted nor unpublished while %s, and the editor reads where", async (where, link, words) => {
  const address = `/nara-${Buffer.from(where).toString("hex").slice(0, 40)}/`;
  const id = await addPage(address);
  await link(address);
  const oldDraft = await oldDraftOf(id);
  for (const [path, init] of [
    [`pages/${id}`, json("PATCH", inBin)],
    [`pages/${id}`, json("PATCH", { ...inBin, _status: "draft" })],
    [`pages/${id}`, json("PATCH", { _status: "draft" })],
    [`pages/${id}?draft=false`, json("PATCH", { _status: "draft", title: "Nära" })],
  ] as const) {
    const response = await editor.send(`/content-api/${path}`, init);
    expect([path, response.status, await response.text()]).toEqual([path, 400, expect.stringContaining(words)]);
  }
  for (const query of ["draft=true", "draft=true&autosave=true"]) {
    const draft = await editor.send(`/content-api/pages/${id}?${query}`, json("PATCH", { title: "Skrivs om" }));
    expect(draft.status).toBe(200);
  }
  // An old draft comes back as a draft.
  expect((await editor.send(`/content-api/pages/versions/${oldDraft}`, json("POST"))).status).toBe(200);
  const page = await content.payload.findByID({ collection: "pages", id });
  expect(page).toMatchObject({ address, title: "Nära hjärtat", _status: "published" });
});

test("a page that only links to itself, and one whose address begins as one that is linked, can be taken away", async () => {
  const [, child] = [await addPage("/mor/"), await addPage("/mor/barn/")];
  const other = await addPage("/visar/");
  await editor.send(`/content-api/pages/${other}`, json("PATCH", { blocks: linkingBlocks("/mor/") }));
  await editor.send(`/content-api/pages/${child}`, json("PATCH", { blocks: linkingBlocks("/mor/barn/") }));
  const unpublished = await editor.send(`/content-api/pages/${child}`, json("PATCH", { _status: "draft" }));
  expect(unpublished.status).toBe(200);
  expect((await editor.send(`/content-api/pages/${child}`, json("DELETE"))).status).toBe(200);
});

const law = ["/kakor/", "/personuppgifter/", "/tillganglighet/", "/en/"];
test.each(
  law.flatMap((address) =>
    ["unpublished", "deleted", "put in the bin", "moved"].map((fate) => [address, fate] as const),
  ),
)("%s, which the law or the site asks for, cannot be %s", async (address, fate) => {
  const { docs } = await content.payload.find({ collection: "pages", where: { address: { equals: address } } });
  const id = docs[0]?.id ?? (await addPage(address));
  const ask: Record<string, RequestInit> = {
    unpublished: json("PATCH", { _status: "draft" }),
    deleted: json("DELETE"),
    "put in the bin": json("PATCH", inBin),
    moved: json("PATCH", { address: `/annanstans${address}`, _status: "published" }),
  };
  const response = await editor.send(`/content-api/pages/${id}`, ask[fate]);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(`kan inte vara utan sidan ${address}`);
});
