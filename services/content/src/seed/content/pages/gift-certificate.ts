import { bankgiro, email, phone, swish } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, ol, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const giftCertificate: SeedPage = {
  path: "/gavobevis/",
  language: "sv",
  title: "Gåvobevis",
  description:
    "Ge bort en gåva till forskningen. Du får ett gåvobevis med din hälsning, på papper eller med e-post. Så här beställer du.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Gåvobevis",
      lead: "Till den som redan har allt. Du ger en gåva till forskningen, och den du vill fira får ett bevis med din hälsning.",
      giftForm: false,
    },
    {
      type: "picture",
      picture: pictures.certificate,
      caption: "Så ser gåvobeviset ut. Här i mitten skriver vi din hälsning.",
    },
    {
      type: "text",
      content: [
        h2("Så gör du"),
        ol(
          [
            "Ring ",
            phone,
            " vardagar 9–16, eller skriv till ",
            email,
            ". Tala om vem beviset är till, vad som ska stå och vem det är från.",
          ],
          [
            "Ge den summa du vill, minst 100\u00a0kr, med Swish ",
            strong(swish),
            " eller bankgiro ",
            strong(bankgiro),
            ".",
          ],
          "Skriv ”gåvobevis” och ditt namn i meddelandet.",
          "Vi skickar beviset: som PDF inom en vardag, eller på papper inom tre vardagar.",
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
          answer: [p("På papper senast den 17 december. Som PDF kan du beställa till och med den 22 december.")],
        },
        {
          question: "Kan jag skriva ut det själv?",
          answer: [p("Ja. PDF-filen är gjord för vanligt A4-papper.")],
        },
        {
          question: "Får jag skattereduktion?",
          answer: [
            p("Nej, eftersom du får ett gåvobevis tillbaka. Vill du ha skattereduktion kan du ge en vanlig gåva."),
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
