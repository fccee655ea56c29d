import { annualReport, email, phone } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const press: SeedPage = {
  path: "/press/",
  language: "sv",
  title: "Press",
  description:
    "För dig som är journalist: kontakt, korta fakta om Hjärta & Lunga och hjälp att hitta en forskare som kan uttala sig.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Press",
      lead: "Skriver du om hjärta, kärl eller lungor? Vi hjälper dig med fakta och med att hitta rätt forskare.",
      picture: pictures.newspaper,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Kontakt"),
        p(
          "Ring ",
          phone,
          " vardagar 9–16, eller skriv till ",
          email,
          " med rubriken ”Press”. Tala om när du behöver svar, så försöker vi hinna.",
        ),
        h2("Det vi kan hjälpa till med"),
        ul(
          "att hitta en forskare som kan förklara en ny studie",
          "att komma i kontakt med någon som lever med en hjärt- eller lungsjukdom och vill berätta",
          "siffror om vår insamling och om projekten vi stöder",
          "logotyp och bilder att trycka",
        ),
        h2("Kort om oss"),
        p(
          "Hjärta & Lunga är en ideell förening som samlar in pengar till svensk forskning om hjärta, kärl och lungor. Föreningen bildades 1961, har 90-konto och granskas av Svensk Insamlingskontroll.",
        ),
      ],
    },
    {
      type: "figures",
      heading: "Fakta att citera",
      pulse: false,
      figures: [
        { value: "686", text: "forskningsprojekt får stöd just nu." },
        { value: "96", text: "miljoner kronor i intäkter 2025, varav 84 procent gick till ändamålet." },
        { value: "1961", text: "bildades föreningen." },
      ],
    },
    {
      type: "linkList",
      heading: "Bakgrund",
      links: [
        { label: "Om Hjärta & Lunga", href: "/om-oss/", help: "Styrelse, granskning och ekonomi" },
        { label: "Årsredovisning 2025", href: annualReport, help: "Siffrorna bakom siffrorna" },
        { label: "Forskning", href: "/forskning/", help: "Så väljer vi projekt" },
        { label: "Selam Berhanes forskning", href: "/forskning/celler-som-slar-i-takt/", help: "Ett besök i labbet" },
      ],
    },
  ],
};
