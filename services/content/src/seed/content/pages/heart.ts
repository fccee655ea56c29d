import { pictures } from "../pictures.ts";
import { h2, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const heart: SeedPage = {
  path: "/hjarta-och-lungor/hjartat/",
  language: "sv",
  title: "Hjärtat",
  description:
    "Hjärtat är en muskel stor som din knutna näve. Läs om hur det arbetar, hur du kan vara rädd om det och vad som kan hända.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Hjärtat",
      lead: "En muskel stor som din knutna näve. Den har slagit sedan några veckor efter att du blev till, och den tar aldrig ledigt.",
      picture: pictures.heart,
      giftForm: false,
    },
    {
      type: "figures",
      heading: "Ett hjärta i vila",
      pulse: false,
      figures: [
        { value: "60–80", text: "slag i minuten är vanligt i vila. Den som är vältränad har ofta färre." },
        { value: "5", text: "liter blod pumpar det runt på en minut. Det är ungefär allt blod du har." },
        { value: "300", text: "gram väger det ungefär hos en vuxen. Lite mindre hos kvinnor, lite mer hos män." },
      ],
    },
    {
      type: "text",
      content: [
        h2("Två pumpar sida vid sida"),
        p(
          "Höger sida av hjärtat skickar blod till lungorna, där det får syre. Vänster sida tar emot det syrerika blodet och pumpar ut det i kroppen. Fyra klaffar ser till att blodet går åt rätt håll. När de stängs hörs ljudet som vi kallar hjärtslag.",
        ),
        p(
          "Hjärtmuskeln behöver också syre. Det får den genom kranskärlen, som ligger som en krans runt hjärtat. Blir det stopp i ett av dem är det en hjärtinfarkt.",
        ),
        h2("Så kan du vara rädd om ditt hjärta"),
        p("En del av risken ärver vi. En del går att påverka. Små steg räknas, och det är aldrig för sent."),
        ul(
          "Rör på dig lite varje dag. En rask promenad räcker långt.",
          "Ät mer grönsaker, frukt, fisk, nötter och fullkorn, och mindre salt och mättat fett.",
          "Be vårdcentralen mäta blodtryck, blodfetter och blodsocker. De kan vara höga utan att det märks.",
          "Om du röker finns det bra hjälp att sluta. Hjärtat mår bättre redan första året.",
          "Sov, vila och träffa människor du tycker om.",
        ),
      ],
    },
    {
      type: "linkList",
      heading: "När hjärtat blir sjukt",
      links: [
        { label: "Hjärtinfarkt", href: "/hjarta-och-lungor/hjartat/hjartinfarkt/", help: "Tecknen, och vad du gör" },
        {
          label: "Hjärtsvikt",
          href: "/hjarta-och-lungor/hjartat/hjartsvikt/",
          help: "När hjärtat inte orkar pumpa som det ska",
        },
        { label: "I vinterkylan", href: "/hjarta-och-lungor/nar-det-ar-kallt/", help: "Råd för kalla dagar" },
      ],
    },
    {
      type: "journeyCall",
      tone: "heart",
      heading: "Ge till hjärtforskningen",
      lead: "Fler överlever en hjärtinfarkt i dag än för en generation sedan. Det är forskningens förtjänst, och det finns mer kvar att göra.",
      action: { label: "Ge en gåva", href: "/ge-en-gava/" },
      second: { label: "Läs om forskningen", href: "/forskning/" },
    },
  ],
};
