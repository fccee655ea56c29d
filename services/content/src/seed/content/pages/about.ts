import { pictures } from "../pictures.ts";
import { a, br, h2, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { account90, annualReport, email } from "../facts.ts";

const member = (name: string, who: string) => [strong(name), br, who];

export const about: SeedPage = {
  path: "/om-oss/",
  language: "sv",
  title: "Om Hjärta & Lunga",
  description:
    "Vi är en ideell förening som samlar in pengar till svensk forskning om hjärta, kärl och lungor. Så styrs vi, så granskas vi och så används pengarna.",
  mood: "day",
  searchable: true,
  translation: "/en/",
  blocks: [
    {
      type: "hero",
      heading: "Om oss",
      lead: "Det du ger går till svensk forskning om hjärta, kärl och lungor. Till hjälp för dem som är sjuka nu, och för dem som inte vet om det än.",
      picture: pictures.meadow,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Två organ, ett arbete"),
        p(
          "Lungorna hämtar syre, hjärtat skickar ut det i kroppen. De ligger tätt intill varandra och arbetar ihop. Därför stöder vi forskning om båda, och gärna forskning som ser dem tillsammans.",
        ),
        p(
          "Hjärta & Lunga bildades 1961 av patienter, anhöriga och läkare. Vi är en ideell förening, oberoende av politiska partier och läkemedelsföretag. Vi får inga statliga bidrag. Det vi delar ut har vi fått av människor som ger: en slant ibland, en summa varje månad, en gåva till minne av någon eller ett arv.",
        ),
      ],
    },
    {
      type: "figures",
      heading: "Året i siffror",
      text: "Siffrorna är från 2025. De är hämtade ur vår årsredovisning, som en auktoriserad revisor har granskat.",
      pulse: false,
      figures: [
        { value: "96", text: "miljoner kronor fick vi in under året. Nästan hälften kom från testamenten." },
        { value: "84 %", text: "gick till ändamålet: forskning, och kunskap om hjärta och lungor." },
        { value: "16 %", text: "gick till insamling och administration. Gränsen för ett 90-konto är 25 procent." },
      ],
    },
    {
      type: "linkList",
      heading: "Läs om hela året",
      links: [
        { label: "Årsredovisning 2025", href: annualReport, help: "Pengarna, projekten och styrelsen på åtta sidor" },
      ],
    },
    {
      type: "text",
      content: [
        h2("Så styrs vi"),
        ul(
          [strong("Årsmötet"), " bestämmer. Där har varje medlem en röst."],
          [strong("Styrelsen"), " har nio ledamöter som väljs av årsmötet. De arbetar utan lön."],
          [
            strong("Forskningsrådet"),
            " har fjorton forskare från hela landet. De bedömer alla ansökningar och föreslår vilka projekt som ska få pengar.",
          ],
          [
            strong("Kansliet"),
            " i Stockholm har 24 anställda som sköter det dagliga arbetet. Maria Lindqvist är generalsekreterare.",
          ],
        ),
        h2("Styrelsen"),
        ul(
          member("Ingrid Wallmark", "Ordförande. Hjärtläkare i Umeå."),
          member("Farid Nazari", "Vice ordförande. Jurist i Malmö och pappa till en pojke med hjärtfel."),
          member("Lena Sandqvist", "Kassör. Ekonomichef i Västerås."),
          member("Anders Höglund", "Pensionerad lärare i Östersund. Lever med hjärtsvikt."),
          member("Miriam Haile", "Lungsjuksköterska i Göteborg."),
          member("Johan Niia", "Kör ambulans i Kiruna."),
          member("Katarina Lehtonen", "Fysioterapeut i Eskilstuna. Tränar människor med KOL."),
          member("Danilo Marić", "Ingenjör i Linköping. Har fått nya lungor."),
          member("Amina Warsame", "Läkarstudent i Uppsala."),
        ),
        h2("Så granskas vi"),
        p(
          `Vårt 90-konto är ${account90}. Det betyder att `,
          a("Svensk Insamlingskontroll", "https://www.insamlingskontroll.se/"),
          " granskar oss varje år, och att minst 75 procent av det vi samlar in går till ändamålet.",
        ),
        p(
          "Hur det gick förra året står i ",
          a("årsredovisningen", annualReport),
          ". Vill du läsa stadgarna? Skriv till ",
          email,
          ", så skickar vi dem.",
        ),
      ],
    },
    {
      type: "linkList",
      heading: "Mer om oss",
      links: [
        { label: "Kontakta oss", href: "/kontakt/", help: "Telefon, e-post och adress" },
        { label: "Bli medlem", href: "/bli-medlem/", help: "Var med och bestäm" },
        { label: "Forskningen vi stöder", href: "/forskning/", help: "Så väljer vi projekt" },
        { label: "Press", href: "/press/", help: "För dig som är journalist" },
      ],
    },
  ],
};
