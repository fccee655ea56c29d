import React from "react";
import type { ShownBlock, ShownPicture } from "#src/lib/shown-content.ts";
import { Blocks } from "../blocks.tsx";
import { StartHero } from "../blocks/start-hero.tsx";
import { showcaseBlocks } from "../showcase-blocks.ts";
import { extremeBlocks } from "./extreme-blocks.ts";
import art from "../../../artwork/tack-1.svg";
import wideArt from "../../../artwork/skymning.svg";

const picture: ShownPicture = {
  src: art,
  width: 900,
  height: 1200,
  alt: "En röd fågel ger en blomma till en vit fågel.",
};
const wide: ShownPicture = { src: wideArt, width: 1440, height: 640, alt: "En fågel flyger över en sjö i skymning." };
const action = { label: "Ge en gåva", href: "/ge-en-gava/" };
const second = { label: "Läs mer", href: "/om-oss/" };
const limits = { presets: [100, 250, 500], preselected: 250, least: 20, most: 100_000 };
const long = "Hjärt-kärlsjukdomsforskningsanslagsmottagare";
const paragraph = {
  tag: "p" as const,
  children: ["En mening som är lagom lång, så att raden hinner brytas på en telefon."],
};

const blocks: ShownBlock[] = [
  {
    type: "hero",
    heading: "Med formulär",
    lead: "Ingress.",
    picture,
    gift: { once: limits, monthly: limits, swish: "90 00 000", phone: "08-465 004 00" },
  },
  { type: "hero", heading: "Utan bild", lead: "Bara ord och en tråd." },
  { type: "hero", heading: long, picture },
  { type: "emergency", heading: "Ont i bröstet som inte går över?", text: "Ring hellre en gång för mycket." },
  { type: "hero", heading: "Bred bild", lead: "Ligger bakom orden.", picture: wide },
  {
    type: "text",
    content: [
      { tag: "h2", children: ["Rubrik i text"] },
      paragraph,
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["Ett"] },
          { tag: "li", children: ["Två"] },
        ],
      },
      {
        tag: "ol",
        children: [
          { tag: "li", children: ["Först"] },
          { tag: "li", children: ["Sedan"] },
        ],
      },
      { tag: "blockquote", children: ["Ett citat i löpande text."] },
    ],
  },
  { type: "picture", picture, caption: "En bildtext som förklarar." },
  {
    type: "giftTeaser",
    heading: "Bli månadsgivare",
    lead: "Med lista.",
    action,
    listHeading: "Fler sätt",
    links: [{ ...action, help: "Hjälprad" }, second],
  },
  { type: "giftTeaser", heading: "Utan lista", lead: "Bara ett.", action, links: [] },
  {
    type: "figures",
    heading: "Fem hjärtslag.\nEtt andetag.",
    text: "Med puls.",
    pulse: true,
    figures: [
      { value: "100 000", text: "hjärtslag" },
      { value: "20 000", text: "andetag" },
      { value: "127", text: "projekt" },
    ],
  },
  { type: "figures", heading: "En enda siffra", pulse: false, figures: [{ value: "8", text: "av tio" }] },
  {
    type: "quote",
    tag: "Forskning",
    heading: "Med bild",
    quote: "”Hela labbet blev tyst.”",
    source: "Selam Berhane",
    content: [paragraph],
    picture,
    action,
    second,
  },
  { type: "quote", quote: "”Bara ett citat.”", content: [] },
  {
    type: "questions",
    heading: "Frågor och svar",
    items: [
      { question: "Kan jag ångra mig?", answer: [paragraph] },
      { question: long, answer: [paragraph] },
    ],
  },
  { type: "linkList", heading: "Läs vidare", links: [{ ...second, help: "Om oss" }] },
  ...(["heart", "dusk", "air", "sun"] as const).map((tone) => ({
    type: "journeyCall" as const,
    tone,
    heading: `Uppmaning: ${tone}`,
    lead: "Med bild.",
    picture: tone === "dusk" ? wide : picture,
    action,
    second,
  })),
  { type: "journeyCall", tone: "heart", heading: "Utan bild", action },
  ...extremeBlocks({ picture, wide: wideArt, action, second, paragraph }),
  {
    type: "cards",
    heading: "Kort",
    text: "Fyra kort.",
    href: "/ge-en-gava/",
    all: second,
    cards: ["TACK_1", "TACK_2", "JUL_24_1", "JUL_24_2"].map((code) => ({
      code: code as "TACK_1",
      title: "Tack",
      seasonText: "Året om",
      picture,
    })),
  },
];

export function BlockSamples({ mood }: { mood: string }) {
  // One h1 and one gift form a page: its field names would clash.
  return (
    <Blocks
      blocks={mood === "day" ? blocks : blocks.filter((block) => block.type !== "hero" || block.gift === undefined)}
      registry={{ ...showcaseBlocks, hero: StartHero }}
    />
  );
}
