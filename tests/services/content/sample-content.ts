import type { Block, BlockType, RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { SeedContent } from "../../../services/content/src/seed/seed-content.ts";

const richText: RichTextNode[] = [
  { tag: "h2", children: ["Så slår hjärtat"] },
  { tag: "p", children: ["Hej ", { tag: "strong", children: ["du ", { tag: "em", children: ["där"] }] }, ", läs mer"] },
  { tag: "p", children: [{ tag: "a", href: "/om-oss/", children: ["Om oss"] }, { tag: "br" }, "och mer"] },
  {
    tag: "ul",
    children: [{ tag: "li", children: ["Ett", { tag: "ol", children: [{ tag: "li", children: ["a"] }] }] }],
  },
  { tag: "blockquote", children: ["Andas lugnt."] },
];
/** Strong and emphasised text is stored as two marks on one text, so it comes back one mark a text. */
const richTextBack: RichTextNode[] = richText.map((node, index) =>
  index === 1
    ? {
        tag: "p",
        children: [
          "Hej ",
          { tag: "strong", children: ["du "] },
          { tag: "strong", children: [{ tag: "em", children: ["där"] }] },
          ", läs mer",
        ],
      }
    : node,
);

const action = { label: "Ge en gåva", href: "/ge-en-gava/" };
const second = { label: "Ring oss", href: "tel:+46812345678" };
const picture = { source: "artwork", name: "fagel", alt: "En röd fågel." } as const;
const ornament = { source: "artwork", name: "sippor", alt: "" } as const;
const links = [{ ...action, help: "Engångsgåva" }, second];

/** One of each block, with every field filled. */
const sampleBlocks: { [Type in BlockType]: Extract<Block, { type: Type }> } = {
  hero: { type: "hero", heading: "Fler hjärtslag.\nDjupare andetag.", lead: "Ingress", picture, giftForm: true },
  emergency: { type: "emergency", heading: "Ont i bröstet?", text: "Ring hellre en gång för mycket." },
  text: { type: "text", content: richText },
  picture: { type: "picture", picture, caption: "En fågel" },
  giftTeaser: {
    type: "giftTeaser",
    heading: "Månadsgåva",
    lead: "Varje månad",
    picture: ornament,
    action,
    listHeading: "Fler sätt",
    links,
  },
  figures: {
    type: "figures",
    heading: "Fakta",
    text: "Text",
    pulse: true,
    figures: [{ value: "100 000", text: "slag" }],
  },
  quote: {
    type: "quote",
    tag: "Forskning",
    heading: "Rubrik",
    quote: "Jag andas igen",
    source: "Maj, 71 år",
    content: richText,
    picture,
    action,
    second,
  },
  questions: { type: "questions", heading: "Frågor", items: [{ question: "Varför?", answer: richText }] },
  linkList: { type: "linkList", heading: "Läs mer", links },
  journeyCall: { type: "journeyCall", tone: "dusk", heading: "Minns", lead: "Stilla", picture, action, second },
  cards: {
    type: "cards",
    heading: "Kort",
    text: "Att skicka",
    all: action,
    campaigns: ["MORSDAG_2", "JUL_24_1"],
  },
};

/** What the build gets back: the same, but for how marks on a text are nested. */
export const publishedBlocks: Block[] = Object.values(sampleBlocks).map((block) => {
  if (block.type === "text" || block.type === "quote") return { ...block, content: richTextBack };
  if (block.type === "questions") return { ...block, items: [{ question: "Varför?", answer: richTextBack }] };
  return block;
});

const page = { language: "sv", description: "", mood: "day", searchable: true } as const;
const menu = { main: [action], footer: [{ heading: "Om", links: [{ ...action, language: "en" as const }] }] };

export const sample: SeedContent = {
  site: {
    notificationMessage: "Kallt ute",
    notificationLink: action,
    enableNotification: true,
    english: { notificationMessage: "Cold outside", notificationLink: action },
    organisation: {
      name: "Hjärta & Lunga",
      organisationNumber: "000000-0000",
      account90: "90 00 00-0",
      bankgiro: "900-0000",
      swish: "90 00 000",
      phone: { shown: "08-123 456", dialled: "+468123456", hours: "vardagar 9–16" },
      email: "hej@example.test",
      address: "Box 1\n100 00 Stockholm",
      purpose: "Forskning",
      assurance: "Granskas varje år",
      english: { purpose: "Research", assurance: "Examined every year", hours: "weekdays 9 am–4 pm" },
      logo: picture,
    },
    researchHour: 400,
  },
  navigation: { sv: menu, en: menu },
  giftProducts: [
    {
      kind: "regular_gift",
      presets: [100, 250, 500],
      preselected: 250,
      least: 10,
      most: 100_000,
      heading: "Ge en gåva",
      lead: "Ingress",
      effects: [{ amount: 100, text: "En kvart i laboratoriet" }],
      thanks: "Tack!",
    },
  ],
  membershipKinds: [{ code: "ENSKILD", name: "Enskild", description: "För en", yearlyFee: 200, isForHousehold: false }],
  articles: [
    {
      articleNumber: "B-2",
      name: "Broschyr",
      description: "Om hjärtat",
      price: 0,
      most: 50,
      weight: 60,
      needsStock: false,
      picture,
    },
    { articleNumber: "A-1", name: "Nål", description: "Ett hjärta", price: 40, most: 10, weight: 12, needsStock: true },
  ],
  postage: [
    { upToGrams: 100, price: 22 },
    { upToGrams: null, price: 59 },
  ],
  campaigns: [
    {
      code: "MORSDAG_1",
      kind: "greeting",
      occasion: "Mors dag",
      season: { from: "05-01", to: "05-31" },
      seasonText: "I maj",
      title: "Till mamma",
      greeting: "Grattis!",
      artwork: "morsdag-1",
      alt: "Blommor",
      offered: true,
    },
    {
      code: "TEST",
      kind: "test",
      occasion: "Prov",
      season: null,
      seasonText: "",
      title: "Prov",
      greeting: "Prov",
      artwork: "test",
      alt: "En kvist",
      offered: false,
    },
  ],
  documents: [],
  pages: [
    { ...page, path: "/", title: "Start", blocks: Object.values(sampleBlocks) },
    {
      ...page,
      path: "/om-oss/",
      title: "Om oss",
      mood: "dusk",
      searchable: false,
      translation: "/en/about/",
      blocks: [],
    },
    { ...page, path: "/en/about/", title: "About us", language: "en", translation: "/om-oss/", blocks: [] },
  ],
  translations: {
    "shell.skip": { sv: "Hoppa till innehållet", en: "Skip to content" },
    "shell.navigatedTo": { sv: "Du är nu på {title}", en: "Navigated to {title}", help: "Läses upp." },
    "shell.delayed": { sv: "Sidan dröjer lite", en: "The page is taking a little longer" },
  },
};
