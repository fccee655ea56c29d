import type { BlockType, RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownBlock, ShownPicture } from "#src/lib/shown-content.ts";

type Samples = { [Type in BlockType]: ShownBlock<Type> };

const longWord = "Hjärtkärlsjukdomsforskningsanslagsmottagningsbekräftelse";
const tall: ShownPicture = { src: "/static/fagel-1.svg", width: 900, height: 1200, alt: "En röd fågel." };
const wide: ShownPicture = { src: "/static/sjo-1.svg", width: 1440, height: 640, alt: "En sjö i skymning." };
const action = { label: "Ge en gåva", href: "/ge-en-gava/" };
const second = { label: "Ring oss", href: "tel:+4681234567" };
const paragraph = (words: string): RichTextNode => ({ tag: "p", children: [words] });
const limits = { presets: [100, 250, 500], preselected: 250, least: 20, most: 100_000 };
/** The same page may well stand twice in a list, in other words. */
const links = [
  { ...action, help: "Till forskning" },
  { label: "Skänk en slant", href: "/ge-en-gava/" },
  ...Array.from({ length: 30 }, (_, index) => ({ label: `${longWord} ${index}`, href: `/sida-${index}/` })),
];

/** Only what the contract asks for, and as little of it as it takes. */
export const least: Samples = {
  hero: { type: "hero", heading: "Om oss" },
  emergency: { type: "emergency", heading: "Ont i bröstet?" },
  text: { type: "text", content: ["Bara text."] },
  picture: { type: "picture", picture: { ...tall, alt: "" }, caption: "Fågel" },
  giftTeaser: { type: "giftTeaser", heading: "Bli månadsgivare", lead: "Varje månad.", action, links: [] },
  figures: { type: "figures", heading: "Siffror", pulse: false, figures: [] },
  quote: { type: "quote", quote: "Jag andas igen.", content: [] },
  questions: { type: "questions", heading: "Frågor", items: [] },
  linkList: { type: "linkList", heading: "Läs vidare", links: [] },
  journeyCall: { type: "journeyCall", tone: "heart", heading: "Minns någon", action },
  cards: {
    type: "cards",
    heading: "Säg det med ett kort",
    cards: [{ code: "TACK_1", title: "Tack", seasonText: "Året om", picture: tall }],
  },
};

/** Everything, much of it, and the same more than once. */
export const fullest: Samples = {
  hero: {
    type: "hero",
    heading: `Fler\nFler\n${longWord}`,
    lead: "En lång ingress. ".repeat(40).trim(),
    picture: tall,
    gift: { once: limits, monthly: limits, swish: "90 00 000", phone: "08-123 45 67" },
  },
  emergency: { type: "emergency", heading: longWord, text: "Ring hellre en gång för mycket. ".repeat(9).trim() },
  text: { type: "text", content: Array.from({ length: 100 }, () => paragraph(longWord)) },
  picture: { type: "picture", picture: wide, caption: longWord },
  giftTeaser: {
    type: "giftTeaser",
    heading: longWord,
    lead: "Varje månad.",
    picture: wide,
    action: { label: "Bli månadsgivare", href: "/bli-manadsgivare/" },
    listHeading: "Fler sätt",
    links,
  },
  figures: {
    type: "figures",
    heading: "Fem hjärtslag.\nEtt andetag.\nEtt andetag.",
    text: "Varje dag.",
    pulse: true,
    figures: [
      { value: "1 av 4", text: "män" },
      { value: "1 av 4", text: "kvinnor" },
      { value: "123 456 789 000", text: longWord },
    ],
  },
  quote: {
    type: "quote",
    tag: "Forskning",
    heading: longWord,
    quote: "”Hela labbet blev tyst.”",
    source: "Maj, 71 år",
    content: [paragraph("Sedan skrattade alla."), paragraph("Sedan skrattade alla.")],
    picture: tall,
    action,
    second,
  },
  questions: {
    type: "questions",
    heading: "Frågor och svar",
    items: [
      { question: "Kan jag ångra mig?", answer: [paragraph("Ja.")] },
      { question: "Kan jag ångra mig?", answer: [paragraph("Ja, fortfarande.")] },
      { question: longWord, answer: [{ tag: "ul", children: [{ tag: "li", children: ["Ett svar i lista"] }] }] },
    ],
  },
  linkList: { type: "linkList", heading: longWord, links },
  journeyCall: {
    type: "journeyCall",
    tone: "dusk",
    heading: longWord,
    lead: "Tänd ett ljus.",
    picture: wide,
    action,
    second,
  },
  cards: {
    type: "cards",
    heading: longWord,
    text: "Fyra kort.",
    href: "/skicka-kort/",
    all: { label: "Alla kort", href: "/kort/" },
    cards: (["TACK_1", "TACK_1", "JUL_24_1", "MORSDAG_2"] as const).map((code, index) => ({
      code,
      title: `Kort ${index}`,
      seasonText: "Året om",
      picture: { ...tall, alt: `Motiv ${index}` },
    })),
  },
};
