import { keptInWords } from "@hjarta-lunga/contract/seed/kept-in-words.ts";
import { phone } from "../facts.ts";
import { duskPictures } from "../pictures.ts";
import { blockquote, h2, ol, p } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const candle: SeedPage = {
  path: "/tand-ett-ljus/",
  language: "sv",
  title: "Tänd ett ljus",
  description:
    "Tänd ett ljus för den du saknar. Skriv några ord om du vill, och dela ljuset med dem som också minns. Det kostar ingenting.",
  mood: "dusk",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Tänd ett ljus",
      lead: "För den du saknar. Det tar bara en liten stund, och kostar ingenting.",
      picture: duskPictures.candle,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Så går det till"),
        ol(
          "Skriv namnet på den du saknar, och några ord om du vill. Du ser hela tiden hur kortet blir.",
          "Tänd ljuset. Vill du ge en gåva till minne gör du det samtidigt.",
          "Dela länken med dem du vill. De kan tända egna ljus bredvid ditt, och skriva sina namn om de vill.",
        ),
        p(
          "Behöver du hjälp, eller vill du hellre göra det tillsammans med någon? Ring ",
          phone,
          " vardagar 9–16. Vi har inte bråttom.",
        ),
        h2("Ett ljus hemma"),
        p(
          "Tänd lika gärna ett ljus där du är, vid köksbordet eller i fönstret. Läs orden högt, eller säg bara namnet.",
        ),
        blockquote("”Du fattas oss. Ljuset är för dig.”"),
      ],
    },
    {
      type: "questions",
      heading: "Om ljuset",
      items: [
        {
          question: "Vem kan se ljuset?",
          answer: [
            p(
              "Den som har länken. Ljuset går inte att söka fram, varken här eller i sökmotorer, och adressen går inte att gissa.",
            ),
          ],
        },
        {
          question: "Hur länge brinner det?",
          answer: [p(`I ${keptInWords("candle")}. Sedan tar vi bort kortet, med namnen och orden.`)],
        },
        {
          question: "Kan jag ändra kortet, eller ta bort det?",
          answer: [
            p(
              "Ja, när du vill. I mejlet från oss finns en länk som bara är din. Med den rättar du orden eller tar bort kortet.",
            ),
          ],
        },
        {
          question: "Kostar det något?",
          answer: [
            p("Nej. Ge gärna en gåva samtidigt, men ljuset brinner lika länge utan. Gåvan syns aldrig på kortet."),
          ],
        },
        {
          question: "Jag vet inte vad jag ska skriva.",
          answer: [p("Namnet räcker. Det finns också ord att låna i formuläret.")],
        },
      ],
    },
    {
      type: "journeyCall",
      tone: "dusk",
      heading: "Till minne av någon du saknar",
      lead: "Med en minnesgåva kommer ett minnesblad med din hälsning till dig, familjen eller begravningsbyrån.",
      picture: duskPictures.lake,
      action: { label: "Ge en minnesgåva", href: "/minnesgava/" },
      second: { label: "Om du behöver tala med någon", href: "/minnas/" },
    },
  ],
};
