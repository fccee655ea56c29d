import { bankgiro, email, phone, swish } from "../facts.ts";
import { h2, ol, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const greetingCard: SeedPage = {
  path: "/digitalt-gratulationskort/",
  language: "sv",
  title: "Digitalt kort",
  description:
    "Skicka ett digitalt kort med e-post och ge en gåva till forskningen. Välj kort, skriv din hälsning och hör av dig till oss.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Digitalt kort",
      lead: "Välj ett kort, skriv din hälsning och ge det du vill. Vi sätter ihop kortet och skickar det med e-post.",
      giftForm: false,
    },
    {
      type: "cards",
      heading: "Några av korten",
      all: { label: "Se alla kort", href: "/gratulera/" },
      campaigns: ["JUL_24_1", "GRATULATION_1", "GENERELL_3", "TACK_2"],
    },
    {
      type: "text",
      content: [
        h2("Så gör du"),
        ol(
          "Välj ett kort. Beskriv det med några ord, till exempel ”räven” eller ”uggelkortet”.",
          [
            "Skriv till ",
            email,
            ", eller ring ",
            phone,
            " vardagar 9–16. Tala om din hälsning, vem kortet är från och e-postadressen det ska till.",
          ],
          [
            "Ge den summa du vill med Swish ",
            strong(swish),
            " eller bankgiro ",
            strong(bankgiro),
            ". Skriv ”kort” och ditt namn.",
          ],
          "Vi skickar kortet inom en vardag, eller den dag du väljer. Du får en kopia.",
        ),
        p("Är du osäker på e-postadressen? Då kan vi skicka kortet till dig, så att du kan vidarebefordra det."),
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
          answer: [
            p("Ja. Vi har stillsamma kort för det. Du ser dem på sidan Minnas, och du beställer på samma sätt."),
          ],
        },
        {
          question: "Vad gör ni med e-postadressen?",
          answer: [
            p("Vi använder den till kortet och tar sedan bort den. Den du gratulerar får ingen reklam från oss."),
          ],
        },
      ],
    },
    {
      type: "linkList",
      heading: "Se också",
      links: [
        { label: "Minnas", href: "/minnas/", help: "Kort till den som sörjer" },
        { label: "Gåvobevis", href: "/gavobevis/", help: "På papper, till den som redan har allt" },
        { label: "Så hanterar vi personuppgifter", href: "/personuppgifter/" },
      ],
    },
  ],
};
