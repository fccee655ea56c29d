import { pictures } from "../pictures.ts";
import { h2, p } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const heartAndLungs: SeedPage = {
  path: "/hjarta-och-lungor/",
  language: "sv",
  title: "Hjärta och lungor",
  description:
    "Så arbetar hjärtat och lungorna tillsammans. Läs om hjärtinfarkt, hjärtsvikt, KOL och astma: tecknen, behandlingen och vardagen.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Hjärta och lungor",
      lead: "De märks knappt när de mår bra. Läs om hur de arbetar, vad som kan hända och vad som hjälper.",
      picture: pictures.hero,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Så hänger de ihop"),
        p(
          "Varje cell i din kropp behöver syre. Lungorna hämtar syret ur luften och lämnar det till blodet. Hjärtat pumpar blodet vidare till resten av kroppen. Sedan kommer blodet tillbaka, hjärtat skickar det genom lungorna, och allt börjar om.",
        ),
        p(
          "Därför kan andfåddhet bero på både hjärtat och lungorna. Den som har KOL har oftare också en hjärtsjukdom, och ett svagt hjärta kan ge vätska i lungorna. Vården hjälper dig att ta reda på vad det är.",
        ),
      ],
    },
    {
      type: "linkList",
      heading: "Hjärtat",
      links: [
        {
          label: "Så fungerar hjärtat",
          href: "/hjarta-och-lungor/hjartat/",
          help: "En muskel stor som din knutna näve",
        },
        { label: "Hjärtinfarkt", href: "/hjarta-och-lungor/hjartat/hjartinfarkt/", help: "Tecknen, och vad du gör" },
        {
          label: "Hjärtsvikt",
          href: "/hjarta-och-lungor/hjartat/hjartsvikt/",
          help: "När hjärtat inte orkar pumpa som det ska",
        },
      ],
    },
    {
      type: "linkList",
      heading: "Lungorna",
      links: [
        { label: "Så fungerar lungorna", href: "/hjarta-och-lungor/lungorna/", help: "Tjugotusen andetag på ett dygn" },
        { label: "KOL", href: "/hjarta-och-lungor/lungorna/kol/", help: "Det går att må bättre" },
        { label: "Astma", href: "/hjarta-och-lungor/lungorna/astma/", help: "Vanligt i alla åldrar" },
      ],
    },
    {
      type: "journeyCall",
      tone: "air",
      heading: "Hjärta och lungor i vinterkylan",
      lead: "Kall luft kan kännas i bröstet. Med några enkla vanor blir det lättare att gå ut.",
      picture: pictures.bullfinch,
      action: { label: "Så mår du bättre i vinter", href: "/hjarta-och-lungor/nar-det-ar-kallt/" },
    },
  ],
};
