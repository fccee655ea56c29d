import { bankgiro, email, phone } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const join: SeedPage = {
  path: "/bli-medlem/",
  language: "sv",
  title: "Bli medlem",
  description:
    "Som medlem är du med och bestämmer på årsmötet. Årsavgiften är 200 kronor, 300 för en familj, 100 för dig som är ung och 500 för den som vill stödja lite extra.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Bli medlem",
      lead: "Som medlem är du med och bestämmer. Ju fler vi är, desto mer kan vi göra för dem som är sjuka.",
      picture: pictures.coffee,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Det här får du"),
        ul(
          "en röst på årsmötet i maj",
          "vår tidning fyra gånger om året, med forskning på vanlig svenska",
          "inbjudan till föreläsningar, på plats eller hemma vid datorn",
        ),
        h2("Bli medlem på ett annat sätt"),
        p(
          "Ring ",
          phone,
          " vardagar 9–16, eller skriv till ",
          email,
          " med namn, adress och vilket medlemskap du vill ha. Avgiften betalar du till bankgiro ",
          strong(bankgiro),
          ". Skriv ”medlem” och ditt namn i meddelandet. Medlemskapet gäller i tolv månader från den dag avgiften kommer fram.",
        ),
      ],
    },
    {
      type: "questions",
      heading: "Vanliga frågor",
      items: [
        {
          question: "Ger avgiften skattereduktion?",
          answer: [p("Nej. En medlemsavgift räknas inte som en gåva hos Skatteverket.")],
        },
        {
          question: "Måste jag själv vara sjuk?",
          answer: [p("Nej. Alla är välkomna.")],
        },
        {
          question: "Hur går jag ur?",
          answer: [
            p(
              "Låt bli att betala nästa avgift, eller säg till oss. Du får ett brev innan det är dags, aldrig ett inkassokrav.",
            ),
          ],
        },
      ],
    },
  ],
};
