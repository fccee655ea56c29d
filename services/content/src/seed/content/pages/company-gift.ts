import { bankgiro, email, phone } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, ol, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const companyGift: SeedPage = {
  path: "/foretagsgava/",
  language: "sv",
  title: "Gåva från företag",
  description:
    "Ge i stället för julklappar eller vid ett jubileum. Skriv organisationsnumret, se diplomet växa fram och betala med Swish, kort eller faktura.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Gåva från företag",
      lead: "Er gåva ger forskare tid att leta efter svar om hjärta, kärl och lungor. Ni får ett diplom att sätta upp och en faktura att bokföra.",
      picture: pictures.companyDiploma,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Så går det till"),
        ol(
          "Skriv organisationsnumret och beloppet här ovanför. Diplomet syns medan ni skriver.",
          "Betala med Swish, kort eller faktura. Fakturan har trettio dagar och ingen avgift, och finns också som e-faktura.",
          "När gåvan är framme kommer diplomet med e-post: att skriva ut, att visa på webben och i mejlen, och att dela.",
        ),
        p("Eller betala direkt till bankgiro ", strong(bankgiro), ". Skriv företagets namn i meddelandet."),
        h2("Fler sätt att vara med"),
        ul(
          "Låt kunderna ge en krona per såld vara.",
          "Dubbla det som de anställda ger.",
          "Bjud in en forskare att berätta på arbetsplatsen.",
        ),
        p("Vill ni prata om det? Ring ", phone, " vardagar 9–16, eller skriv till ", email, "."),
      ],
    },
    {
      type: "questions",
      heading: "Vanliga frågor",
      items: [
        {
          question: "Får företaget något tillbaka på skatten?",
          answer: [
            p(
              "Ja, från och med 2026 kan aktiebolag och ekonomiska föreningar få skattereduktion med 20,6 % av det de ger, för gåvor på minst 2 000 kr per gång och högst 800 000 kr under ett kalenderår. Det blir som mest 164 800 kr. Ni begär den i inkomstdeklarationen.",
            ),
            p(
              "Handelsbolag, stiftelser och ideella föreningar kan inte få den. Gåvan är fortfarande en kostnad som inte får dras av. Sponsring, där företaget får något tillbaka, är något annat. Fråga er revisor om ni är osäkra.",
            ),
          ],
        },
        {
          question: "Får vi berätta om gåvan?",
          answer: [p("Ja, gärna. Skriv till oss om ni vill använda vår logotyp, så skickar vi den och talar om hur.")],
        },
        {
          question: "Tackar ni nej till någon?",
          answer: [
            p(
              "Ja. Vi tar inte emot pengar från företag som tillverkar tobak, och inte gåvor med villkor om vad forskningen ska komma fram till.",
            ),
          ],
        },
        {
          question: "Hinner diplomet fram till jul?",
          answer: [
            p(
              "Ja. Betalar ni med Swish eller kort är diplomet ert direkt. Med faktura kommer det samma dag som pengarna.",
            ),
          ],
        },
      ],
    },
    {
      type: "linkList",
      heading: "Läs mer",
      links: [
        { label: "Forskningen ni stöder", href: "/forskning/", help: "686 projekt i hela landet" },
        { label: "Så granskas vi", href: "/om-oss/", help: "90-konto och årsredovisning" },
      ],
    },
  ],
};
