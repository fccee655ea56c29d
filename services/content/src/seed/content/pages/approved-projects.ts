import { h2, p } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

/** Stands around the list, which is fetched from the research portal. */
export const approvedProjects: SeedPage = {
  path: "/forskning/beviljade-projekt/",
  language: "sv",
  title: "Beviljade projekt",
  description:
    "Alla forskningsprojekt om hjärta, kärl och lungor som har fått pengar av oss sedan 2016. Sök på ämne, forskare eller lärosäte och se beloppen år för år.",
  mood: "day",
  searchable: true,
  translation: "/en/research/approved-projects/",
  blocks: [
    {
      type: "hero",
      heading: "Beviljade projekt",
      lead: "Här är alla forskningsprojekt som gåvorna har gjort möjliga sedan 2016. Sök på det du undrar över, eller på någon som forskar nära dig.",
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Så läser du listan"),
        p(
          "Titlarna är forskarnas egna. Beloppet är det som styrelsen har beviljat, och området är det som projektet mest handlar om. Listan kommer från forskningsportalen, där ansökningarna också granskas.",
        ),
      ],
    },
    {
      type: "linkList",
      heading: "Läs vidare",
      links: [
        { label: "Så väljer vi projekt", href: "/forskning/", help: "Från ansökan till beslut" },
        { label: "Celler som slår i takt", href: "/forskning/celler-som-slar-i-takt/", help: "Möt en av forskarna" },
        { label: "Sök anslag", href: "/forskning/sok-anslag/", help: "För dig som forskar" },
        { label: "Ge en gåva", href: "/ge-en-gava/", help: "Gör nästa projekt möjligt" },
      ],
    },
  ],
};
