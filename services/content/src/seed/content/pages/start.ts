import { duskPictures, pictures } from "../pictures.ts";
import { p } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const start: SeedPage = {
  path: "/",
  language: "sv",
  title: "Hjärta & Lunga – för fler hjärtslag och djupare andetag",
  description:
    "Din gåva går till svensk forskning om hjärta, kärl och lungor, så att fler får leva längre och orka mer. Ge i dag, eller hedra någon du saknar.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Fler hjärtslag.\nDjupare andetag.",
      lead: "Din gåva går till svensk forskning om hjärta, kärl och lungor, så att fler får leva längre och orka mer.",
      picture: pictures.hero,
      giftForm: true,
    },
    {
      type: "giftTeaser",
      heading: "Bli månadsgivare",
      lead: "Forskning tar tid. När du ger varje månad vågar forskarna ta sig an de svåra frågorna. Sluta när du vill.",
      picture: pictures.months,
      action: { label: "Ge varje månad", href: "/bli-manadsgivare/" },
      listHeading: "Fler sätt att ge",
      links: [
        { label: "Minnesgåva", href: "/minnesgava/", help: "Hedra någon som har gått bort" },
        { label: "Gratulationskort", href: "/digitalt-gratulationskort/", help: "Ett digitalt kort med en gåva" },
        { label: "Gåva från företag", href: "/foretagsgava/", help: "Med diplom och faktura" },
        { label: "Gåvobevis", href: "/gavobevis/", help: "Till den som redan har allt" },
        { label: "Testamente", href: "/testamente/", help: "Vi hjälper dig" },
      ],
    },
    {
      type: "figures",
      heading: "Fem hjärtslag.\nEtt andetag.",
      text: "Så är det ungefär i vila. Hjärtat och lungorna arbetar ihop, och när det ena sviker märks det i det andra. Därför stöder vi forskning om båda.",
      pulse: true,
      figures: [
        { value: "100\u202f000", text: "hjärtslag på ett dygn. Du behöver inte tänka på ett enda." },
        { value: "20\u202f000", text: "andetag på ett dygn. Den som har KOL kan få kämpa för vart och ett." },
        { value: "686", text: "forskningsprojekt drivs just nu med gåvor från människor som du." },
      ],
    },
    {
      type: "journeyCall",
      tone: "dusk",
      heading: "Till minne av någon du saknar",
      lead: "Med en minnesgåva hedrar du den som har gått bort, och hjälper dem som kommer efter.",
      picture: duskPictures.lake,
      action: { label: "Ge en minnesgåva", href: "/minnesgava/" },
      second: { label: "Tänd ett ljus", href: "/tand-ett-ljus/" },
    },
    {
      type: "cards",
      heading: "Säg det med ett kort",
      text: "Gåvan går till forskningen.",
      all: { label: "Se alla kort", href: "/gratulera/" },
      campaigns: ["JUL_24_3", "GRATULATION_4", "GENERELL_2", "TACK_1"],
    },
    {
      type: "quote",
      tag: "Forskning du gör möjlig",
      heading: "Hon lär celler att slå i takt",
      quote: "”Första gången de slog samtidigt blev hela labbet tyst. Tio miljoner celler, som ett enda litet hjärta.”",
      content: [
        p(
          "Efter en hjärtinfarkt läker hjärtat med ärr. Selam Berhane i Lund odlar ny hjärtmuskel av patientens egna celler.",
        ),
        p("Om tre år hoppas hon kunna hjälpa den första patienten."),
      ],
      picture: pictures.researcher,
      action: { label: "Läs om Selams forskning", href: "/forskning/celler-som-slar-i-takt/" },
      second: { label: "Så väljer vi projekt", href: "/forskning/" },
    },
  ],
};
