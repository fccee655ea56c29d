import { bankgiro, email, phone, swish } from "../facts.ts";
import { h2, ol, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const giftCertificate: SeedPage = {
  path: "/gavobevis/",
  language: "sv",
  title: "Ge bort ett gåvobevis",
  description:
    "Ge bort en gåva till forskningen. Skriv din hälsning, se gåvobeviset medan du skriver och få det direkt som PDF, eller låt oss posta det.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Ge bort ett gåvobevis",
      lead: "Till den som redan har allt. Du ger en gåva till forskningen, och den du vill fira får ett bevis med din hälsning.",
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Så går det till"),
        ol(
          "Skriv vem det är till, några ord och vem det är från. Du ser gåvobeviset medan du skriver.",
          "Välj belopp och betala med Swish eller kort.",
          "Ladda ner beviset som PDF direkt, få det med e-post, eller låt oss posta det till den som ska få det.",
        ),
        p(
          "Vill du hellre beställa per telefon? Ring ",
          phone,
          " vardagar 9–16, eller skriv till ",
          email,
          ". Gåvan swishar du då till ",
          strong(swish),
          " eller betalar till bankgiro ",
          strong(bankgiro),
          ".",
        ),
        p("Summan står inte på beviset, om du inte vill det."),
      ],
    },
    {
      type: "questions",
      heading: "Vanliga frågor",
      items: [
        {
          question: "När måste jag beställa för att hinna till jul?",
          answer: [
            p("På papper senast den 17 december. Som PDF får du det direkt när gåvan är betald, också på julafton."),
          ],
        },
        {
          question: "Kan jag skriva ut det själv?",
          answer: [p("Ja. PDF-filen är gjord för vanligt A4-papper.")],
        },
        {
          question: "Blev något ord fel?",
          answer: [p("Rätta det på bevisets egen sida. Länken står i mejlet med kvittot.")],
        },
        {
          question: "Får jag skattereduktion?",
          answer: [
            p("Ja. Det är du som ger gåvan, och den räknas som vilken gåva som helst om du lämnar ditt personnummer."),
          ],
        },
      ],
    },
    {
      type: "linkList",
      heading: "Andra sätt att gratulera",
      links: [
        { label: "Digitalt kort", href: "/digitalt-gratulationskort/", help: "Kommer med e-post, med din hälsning" },
        { label: "Se alla kort", href: "/gratulera/", help: "Födelsedag, tack, jul och mer" },
      ],
    },
  ],
};
