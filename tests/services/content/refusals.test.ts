import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let administrator: Person;
let editor: Person;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  administrator = await content.as("administrator");
  editor = await content.as("editor");
});
afterAll(() => content.stop());

const json = (method: string, body: object): RequestInit => ({ method, body: JSON.stringify(body) });
type Wrong = { path?: string; label?: string; message?: string };
type Answer = { message?: string; errors?: { message: string; data?: { errors: Wrong[] } }[] };

const published = { _status: "published" };
const page = { title: "Prov", address: "/prov/", language: "sv", mood: "day", ...published };
const product = {
  ...{ kind: "extra_gift", heading: "Extra", lead: "Ge mer.", thanks: "Tack.", ...published },
  ...{ least: 50, most: 1000, presets: [100, 200], preselected: 100 },
};
const campaign = {
  ...{ title: "Vår", occasion: "Våren", greeting: "Hej", artwork: "hjarta", alt: "Ett hjärta.", ...published },
  ...{ code: "VAR_27", kind: "greeting" },
};
const article = {
  name: "Blad",
  description: "Ett blad.",
  price: 0,
  most: 10,
  weight: 1,
  articleNumber: "B1",
  ...published,
};
const membership = { name: "Vän", description: "Med.", yearlyFee: 100, code: "van", ...published };
const account = { name: "Maja Lindqvist", email: "maja@example.test", role: "editor" };
const block = (value: object) => ({ ...page, blocks: [{ blockType: "linkList", heading: "Länkar", links: [value] }] });
const paragraph = (text: string) => ({
  root: {
    ...{ type: "root", direction: "ltr", format: "", indent: 0, version: 1 },
    children: [
      {
        ...{ type: "paragraph", direction: "ltr", format: "", indent: 0, version: 1, textFormat: 0, textStyle: "" },
        children: [{ type: "text", text, format: 0, detail: 0, mode: "normal", style: "", version: 1 }],
      },
    ],
  },
});

type Mistake = [what: string, collection: string, body: object, path: string, where: string, reason: string];

const mistakes: Mistake[] = [
  ["a needed field is empty", "pages", { ...page, title: "" }, "title", "Titel", "Fyll i det här fältet."],
  ["a line is too long", "pages", { ...page, title: "a".repeat(301) }, "title", "Titel", "Högst 300 får plats"],
  [
    "lines are too long",
    "pages",
    { ...page, description: "a".repeat(2001) },
    "description",
    "Beskrivning",
    "Högst 2000",
  ],
  [
    ...(["a rich text is too long", "pages"] as const),
    { ...page, blocks: [{ blockType: "text", content: paragraph("a".repeat(50_001)) }] },
    ...(["blocks.0.content", "Block 1 (Text) > Text", "Högst 50000 får plats"] as const),
  ],
  [
    "a link is too long",
    "pages",
    block({ label: "Hit", href: `/${"a".repeat(2001)}/` }),
    "blocks.0.links.0.href",
    "Länkens adress",
    "Högst 2000",
  ],
  [
    "a link is wrong",
    "pages",
    block({ label: "Hit", href: "om oss" }),
    "blocks.0.links.0.href",
    "Länkens adress",
    "går inte att länka till",
  ],
  [
    "a link has no text",
    "pages",
    block({ label: "", href: "/" }),
    "blocks.0.links.0.label",
    "Länkens text",
    "Fyll i det här fältet.",
  ],
  [
    "a path is malformed",
    "pages",
    { ...page, address: "/Prov" },
    "address",
    "Adress",
    "börja och sluta med snedstreck",
  ],
  ["a path is reserved", "pages", { ...page, address: "/sok/" }, "address", "Adress", "Välj en annan början"],
  ["a path is taken", "pages", { ...page, address: "/" }, "address", "Adress", "används redan av sidan"],
  [
    "a text has a character that cannot be kept",
    "pages",
    { ...page, title: "a\u0000b" },
    "title",
    "Titel",
    "tecken som inte kan sparas",
  ],
  [
    ...(["a picture has no alternative text", "pages"] as const),
    { ...page, blocks: [{ blockType: "picture", picture: { source: "artwork", name: "hjarta", alt: "" } }] },
    ...(["blocks.0.picture.alt", "Bildens text", "Skriv en text som beskriver bilden"] as const),
  ],
  ["an amount is wrong", "giftProducts", { ...product, least: 0 }, "least", "Minsta belopp", "hela kronor, minst 1"],
  [
    "the most is less than the least",
    "giftProducts",
    { ...product, most: 10 },
    "most",
    "Största belopp",
    "mindre än det minsta",
  ],
  [
    "presets are outside the limits",
    "giftProducts",
    { ...product, presets: [100, 9000] },
    "presets",
    "Förslag på belopp",
    "mer än det största",
  ],
  [
    "two presets are the same",
    "giftProducts",
    { ...product, presets: [100, 100] },
    "presets",
    "Förslag på belopp",
    "står två gånger",
  ],
  [
    "the preselected is no preset",
    "giftProducts",
    { ...product, preselected: 150 },
    "preselected",
    "Förvalt",
    "ett av förslagen",
  ],
  [
    "an effect has a wrong amount",
    "giftProducts",
    { ...product, effects: [{ amount: 5, text: "En stund" }] },
    "effects.0.amount",
    "Belopp (kr)",
    "mindre än det minsta",
  ],
  [
    "a season is half filled",
    "campaigns",
    { ...campaign, season: { from: "05-01" } },
    "season.to",
    "Sista dag",
    "Välj både första och sista",
  ],
  [
    "a season's day is wrong",
    "campaigns",
    { ...campaign, season: { from: "31-05", to: "06-01" } },
    "season.from",
    "Första dag",
    "Den dagen finns inte",
  ],
  ["a card's code is wrong", "campaigns", { ...campaign, code: "vår" }, "code", "Kod", "stora bokstäver"],
  ["a price is wrong", "articles", { ...article, price: 1.5 }, "price", "Pris", "hela kronor"],
  ["an article's number is taken", "articles", article, "articleNumber", "Artikelnummer", "Det finns redan en annan"],
  ["a fee is wrong", "membershipKinds", { ...membership, yearlyFee: 0 }, "yearlyFee", "Avgift per år", "hela kronor"],
  ["a password is weak", "users", { ...account, password: "sommar" }, "password", "Lösenord", "minst 12 tecken"],
  [
    "a password holds one's name",
    "users",
    { ...account, password: "maja lindqvist" },
    "password",
    "Lösenord",
    "lätt att gissa",
  ],
  [
    "an account's e-mail is wrong",
    "users",
    { ...account, email: "maja", password: "Fyra lugna andetag 5" },
    "email",
    "E-post",
    "Skriv en e-postadress",
  ],
];

const readAnswer = async (response: Response) => (await response.json()) as Answer;
/** Payload's own sentences that no translation has reached. */
const english = /\b(?:the|is|not|field|invalid|required|must|error|file|wrong)\b/i;

test.each(mistakes)(
  "when %s in %s, its field and its place say why",
  async (_, collection, body, path, where, reason) => {
    if (collection === "articles") await administrator.send("/content-api/articles", json("POST", article));
    const response = await administrator.send(`/content-api/${collection}`, json("POST", body));
    expect(response.status).toBe(400);
    const [error] = (await readAnswer(response)).errors ?? [];
    const wrong = error?.data?.errors.find((one) => one.path === path);
    expect(wrong?.message).toContain(reason);
    expect(wrong?.label).toContain(where);
    expect(error?.message).toContain(where);
    expect(error?.message.startsWith("Rätta det här: ")).toBe(true);
    expect(`${error?.message ?? ""} ${wrong?.message ?? ""}`).not.toMatch(english);
  },
);

const steps = (...weights: (number | null)[]) => ({
  steps: weights.map((upToGrams) => ({ upToGrams, price: 10 })),
  ...published,
});
test.each([
  ["it has no step", { steps: [], ...published }, "Skriv minst ett viktsteg"],
  ["its steps do not rise", steps(500, 100), "Vikterna ska stiga"],
])("postage says why when %s", async (_, body, reason) => {
  const response = await editor.send("/content-api/globals/postage", json("POST", body));
  const [error] = (await readAnswer(response)).errors ?? [];
  expect(error?.data?.errors[0]).toMatchObject({ path: "steps", message: expect.stringContaining(reason) as string });
  expect(error?.message).toBe("Rätta det här: Porto efter vikt");
});

test.each([
  ["email", { email: "hej" }, "Skriv en e-postadress"],
  ["phone.dialled", { phone: { shown: "08", dialled: "08-1", hours: "9" } }, "Skriv numret med landsnummer"],
])("the organisation's %s says why", async (path, facts, reason) => {
  const organisation = { ...sample.site.organisation, logo: { source: "none" }, ...facts };
  const body = { organisation, ...published };
  const response = await administrator.send("/content-api/globals/siteConfiguration", json("POST", body));
  const [error] = (await readAnswer(response)).errors ?? [];
  const wrong = error?.data?.errors.find((one) => one.path === `organisation.${path}`);
  expect(wrong?.message).toContain(reason);
});

test.each([
  ["sv", "Du är framme", "måste innehålla {title}"],
  ["sv", "Du är på {title} {namn}", "kan inte fylla i {namn}"],
  ["en", "", "Fyll i det här fältet."],
])("a text says why in %s when it is '%s'", async (path, text, reason) => {
  const where = { key: { equals: "shell.navigatedTo" } };
  const [stored] = (await content.payload.find({ collection: "translations", where })).docs;
  const response = await editor.send(`/content-api/translations/${stored?.id ?? 0}`, json("PATCH", { [path]: text }));
  const [error] = (await readAnswer(response)).errors ?? [];
  const message = expect.stringContaining(reason) as string;
  expect(error?.data?.errors).toEqual([expect.objectContaining({ path, message }) as object]);
});

test("a reason that belongs to no field is sent whole", async () => {
  const path = `/content-api/users/${administrator.user.id}`;
  const others = await content.payload.find({ collection: "users", where: { role: { equals: "administrator" } } });
  expect(others.totalDocs).toBe(1);
  const answer = await readAnswer(await administrator.send(path, json("PATCH", { role: "editor" })));
  expect(answer.message).toBe("Det måste finnas minst en administratör kvar.");
});

test("who was logged out while writing reads that, and what to do", async () => {
  const response = await content.asVisitor("/content-api/pages/1", {
    ...json("PATCH", page),
    headers: { "content-type": "application/json" },
  });
  expect((await readAnswer(response)).message).toContain("Du är utloggad. Logga in i en annan flik");
});

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a4182f" } });
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(64)]);

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "Filen är en SVG"],
  ["a GIF", () => blank(4, 4).gif().toBuffer(), "Filen är en GIF"],
  ["a HEIC", () => heic, "formatet HEIC"],
  ["a PDF", () => Buffer.from("%PDF-1.7\n"), "Filen är en PDF"],
  ["no picture", () => Buffer.from("hej"), "går inte att läsa som bild"],
  ["a TIFF", () => blank(4, 4).tiff().toBuffer(), "går inte att läsa som bild"],
  ["cut JPEG", async () => (await blank(900, 900).jpeg().toBuffer()).subarray(0, 2000), "Bilden är avbruten"],
  ["cut PNG", async () => (await blank(900, 900).png().toBuffer()).subarray(0, 1500), "Bilden är avbruten"],
  ["over 50 megapixels", () => blank(8000, 6300).png().toBuffer(), "Högst 50 miljoner punkter"],
])("a picture that is %s is refused at the file, in one sentence", async (_, make, reason) => {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(await make())], { type: "image/jpeg" }), "bild.jpg");
  body.append("_payload", JSON.stringify({ alt: "En bild." }));
  const answer = await readAnswer(await editor.send("/content-api/media", { method: "POST", body }));
  const [error] = answer.errors ?? [];
  expect(error?.message).toBe("Rätta det här: Filen");
  expect(error?.data?.errors).toEqual([
    expect.objectContaining({ path: "file", message: expect.stringContaining(reason) as string }) as object,
  ]);
});

test("an AVIF is taken", async () => {
  const body = new FormData();
  const file = new Uint8Array(await blank(600, 400).avif().toBuffer());
  body.append("file", new Blob([file], { type: "image/avif" }), "bild.avif");
  body.append("_payload", JSON.stringify({ alt: "En bild." }));
  expect((await editor.send("/content-api/media", { method: "POST", body })).status).toBe(201);
});
