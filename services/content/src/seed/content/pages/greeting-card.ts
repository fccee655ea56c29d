import { bankgiro, email, phone, swish } from "../facts.ts";
import { h2, ol, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const greetingCard: SeedPage = {
  path: "/digitalt-gratulationskort/",
  language: "sv",
  title: "Skicka ett kort",
  description:
    "Skicka ett digitalt kort och ge en gåva till forskningen. Välj kort, skriv din hälsning och dela länken, eller låt oss skicka det en viss dag.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Skicka ett kort",
      lead: "Välj ett kort, skriv din hälsning och ge det du vill. Kortet är klart på en minut.",
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Så gör du"),
        ol(
          "Välj ett kort.",
          "Skriv vem det är till, din hälsning och vem det är från. Du ser kortet medan du skriver.",
          "Välj hur det ska komma fram: dela länken själv, eller låt oss skicka kortet med e-post direkt eller en viss dag klockan 8.",
          "Ge den summa du vill, med Swish eller kort. Sedan är kortet klart.",
        ),
        p(
          "Vill du hellre ha hjälp? Ring ",
          phone,
          " vardagar 9–16 eller skriv till ",
          email,
          ", så gör vi kortet åt dig. Gåvan ger du då med Swish ",
          strong(swish),
          " eller bankgiro ",
          strong(bankgiro),
          ".",
        ),
      ],
    },
    {
      type: "questions",
      heading: "Vanliga frågor",
      items: [
        {
          question: "Hur mycket ska jag ge?",
          answer: [p("Du väljer själv. Summan syns inte på kortet.")],
        },
        {
          question: "Kan jag skicka ett kort till någon som sörjer?",
          answer: [p("Ja. Vi har stillsamma kort för det, sist bland korten.")],
        },
        {
          question: "Kan jag ändra kortet när det är skickat?",
          answer: [
            p(
              "Ja. I mejlet från oss finns en länk som bara är din. Med den rättar du orden, flyttar dagen, stoppar kortet eller tar bort det.",
            ),
          ],
        },
        {
          question: "Vad gör ni med e-postadressen?",
          answer: [
            p("Vi använder den till kortet och tar sedan bort den. Den som får kortet får ingen reklam från oss."),
          ],
        },
      ],
    },
    {
      type: "linkList",
      heading: "Se också",
      links: [
        { label: "Minnas", href: "/minnas/", help: "Kort till den som sörjer" },
        { label: "Gåvobevis", href: "/gavobevis/", help: "Till den som redan har allt, som PDF eller på papper" },
        { label: "Så hanterar vi personuppgifter", href: "/personuppgifter/" },
      ],
    },
  ],
};
