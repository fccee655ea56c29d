import { pictures } from "../pictures.ts";
import { a, h2, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { account90, email } from "../facts.ts";

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
      lead: "Vi samlar in pengar till svensk forskning om hjärta, kärl och lungor. Vi gör det för dem som är sjuka nu, och för dem som inte vet om det än.",
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
      heading: "Så användes pengarna 2025",
      text: "Siffrorna är hämtade ur vår årsredovisning, som en auktoriserad revisor har granskat.",
      pulse: false,
      figures: [
        { value: "96", text: "miljoner kronor fick vi in under året. Nästan hälften kom från testamenten." },
        { value: "84 %", text: "gick till ändamålet: forskning, och kunskap om hjärta och lungor." },
        { value: "16 %", text: "gick till insamling och administration. Gränsen för ett 90-konto är 25 procent." },
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
          [strong("Kansliet"), " i Stockholm har 24 anställda som sköter det dagliga arbetet."],
        ),
        h2("Så granskas vi"),
        p(
          `Vårt 90-konto är ${account90}. Det betyder att `,
          a("Svensk Insamlingskontroll", "https://www.insamlingskontroll.se/"),
          " granskar oss varje år, och att minst 75 procent av det vi samlar in går till ändamålet.",
        ),
        p("Vill du läsa årsredovisningen eller stadgarna? Skriv till ", email, ", så skickar vi dem."),
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
