import { email, phone } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { a, p } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const articles: SeedPage = {
  path: "/bestall/",
  language: "sv",
  title: "Beställ av oss: broschyrer, ljus och kort",
  description:
    "Beställ broschyrer om hjärtat och lungorna gratis, och köp en nål, ett minnesljus eller kort. Det som blir över går till forskningen.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Beställ av oss",
      lead: "Broschyrer som vi skickar gratis, och små saker att ge bort eller ha hemma.",
      picture: pictures.letter,
      giftForm: false,
    },
    {
      type: "questions",
      heading: "Vanliga frågor",
      items: [
        {
          question: "Vad kostar det att skicka?",
          answer: [
            p(
              "Beställer du bara det som är gratis bjuder vi på portot, upp till två kilo. Annars beror portot på vad allt väger, och du ser det innan du betalar.",
            ),
          ],
        },
        {
          question: "När kommer det?",
          answer: [
            p(
              "Vi packar inom några dagar, och mejlar dig när paketet är på väg. Sedan tar det två till fyra vardagar.",
            ),
          ],
        },
        {
          question: "Kan jag ångra mig?",
          answer: [
            p(
              "Ja, i 14 dagar från att du fick paketet, och du behöver inte säga varför. Skriv vilken beställning på sidan ",
              a("Ångra ett köp", "/angra-kop/"),
              ", så bekräftar vi på en gång. Där står hur du skickar tillbaka, när pengarna kommer och var Konsumentverkets ångerblankett finns. Eller ring ",
              phone,
              ", eller skriv till ",
              email,
              ".",
            ),
          ],
        },
        {
          question: "Vi är en mottagning och behöver många broschyrer. Hur gör vi?",
          answer: [p("Ring oss på ", phone, ", så kommer vi överens om hur många och när.")],
        },
      ],
    },
  ],
};
