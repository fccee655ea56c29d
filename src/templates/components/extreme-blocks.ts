import type { ContentLink, RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownBlock, ShownPicture } from "#src/lib/shown-content.ts";

const longer = "hjärt-lungräddningsinstruktörsutbildningen";
const wordy = `Så påverkar långvarig luftvägsinflammation hjärtats pumpförmåga hos äldre personer med kroniskt obstruktiv lungsjukdom, och vad svensk forskning om ${longer} har visat under de senaste tio åren`;
const url = `https://exempel.se/${"en-adress-utan-ett-enda-mellanslag-".repeat(6)}`;

type Parts = {
  picture: ShownPicture;
  wide: string;
  action: ContentLink;
  second: ContentLink;
  paragraph: RichTextNode;
};

export function extremeBlocks({ picture, wide, action, second, paragraph }: Parts): ShownBlock[] {
  const tall: ShownPicture = { ...picture, width: 300, height: 1200, alt: "Mycket hög bild." };
  const flat: ShownPicture = { src: wide, width: 1440, height: 160, alt: "Mycket bred bild." };
  return [
    { type: "text", content: [] },
    { type: "text", content: ["Bara en rad, utan stycke."] },
    {
      type: "text",
      content: [
        { tag: "h2", children: [wordy] },
        { tag: "p", children: [`Ett ord: ${longer}. En adress: `, { tag: "a", href: url, children: [url] }] },
        { tag: "h3", children: [longer] },
        {
          tag: "ul",
          children: Array.from({ length: 40 }, (_, index) => ({ tag: "li", children: [`Punkt ${index + 1}`] })),
        },
        {
          tag: "ol",
          children: Array.from({ length: 101 }, (_, index) => ({ tag: "li", children: [`Steg ${index + 1}`] })),
        },
        {
          tag: "ul",
          children: [
            {
              tag: "li",
              children: ["En lista", { tag: "ul", children: [{ tag: "li", children: [`i en lista, ${longer}`] }] }],
            },
          ],
        },
        { tag: "blockquote", children: [`${wordy}. `.repeat(4)] },
      ],
    },
    { type: "picture", picture: tall, caption: wordy },
    { type: "picture", picture: flat },
    { type: "hero", heading: wordy, lead: `${wordy}. `.repeat(3), picture: tall },
    { type: "hero", heading: longer, lead: longer },
    { type: "giftTeaser", heading: wordy, lead: wordy, picture: flat, action: { ...action, label: wordy }, links: [] },
    {
      type: "figures",
      heading: longer,
      text: wordy,
      pulse: true,
      figures: Array.from({ length: 7 }, (_, index) => ({
        value: "1 234 567 890",
        text: index === 0 ? wordy : longer,
      })),
    },
    { type: "figures", heading: "Inga siffror", pulse: false, figures: [] },
    {
      type: "quote",
      tag: longer,
      heading: longer,
      quote: `”${`${wordy}. `.repeat(12)}”`,
      source: longer,
      content: [{ tag: "p", children: [url] }],
      picture: tall,
      action: { ...action, label: longer },
      second: { ...second, label: wordy },
    },
    { type: "questions", heading: wordy, items: [{ question: wordy, answer: [paragraph] }] },
    { type: "questions", heading: "Inga frågor", items: [] },
    {
      type: "linkList",
      heading: longer,
      links: Array.from({ length: 40 }, (_, index) => ({
        ...second,
        label: index === 0 ? wordy : longer,
        help: wordy,
      })),
    },
    { type: "linkList", heading: "Inga länkar", links: [] },
    {
      type: "journeyCall",
      tone: "sun",
      heading: wordy,
      lead: wordy,
      picture: tall,
      action: { ...action, label: wordy },
      second,
    },
    {
      type: "journeyCall",
      tone: "dusk",
      heading: longer,
      lead: wordy,
      picture: flat,
      action: { ...action, label: longer },
    },
    ...[1, 11].map((many) => ({
      type: "cards" as const,
      heading: many === 1 ? longer : "Elva kort",
      cards: Array.from({ length: many }, (_, index) => ({
        code: "TACK_1" as const,
        title: index === 0 ? longer : "Tack",
        seasonText: wordy,
        picture,
      })),
    })),
  ];
}
