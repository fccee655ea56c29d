import { bankgiro, email, phone } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, ol, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { taxQuestion } from "../shared.ts";

export const giveMonthly: SeedPage = {
  path: "/bli-manadsgivare/",
  language: "sv",
  title: "Bli månadsgivare",
  description:
    "Ge varje månad med autogiro eller genom din bank. Du väljer belopp och kan sluta när du vill. Så här kommer du i gång.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Bli månadsgivare",
      lead: "Forskning tar tid. När du ger varje månad kan forskarna våga sig på de svåra frågorna. Du väljer belopp och kan sluta när du vill.",
      picture: pictures.months,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Genom din bank"),
        p("Det går fort, och du behöver inte kontakta oss."),
        ol(
          "Logga in på din bank, eller ring dit.",
          ["Lägg upp en betalning till bankgiro ", strong(bankgiro), " som upprepas varje månad."],
          "Skriv ”månadsgåva” och ditt namn i meddelandet.",
        ),
        p("Du ändrar eller slutar på samma sätt, i din bank."),
        h2("Med autogiro"),
        p(
          "Ring ",
          phone,
          " vardagar 9–16, eller skriv till ",
          email,
          " med namn och adress. Vi skickar en blankett och ett frankerat svarskuvert. Du fyller i, skriver under och lägger på lådan.",
        ),
        p(
          "När blanketten har kommit fram får du ett brev om när första gåvan dras. Sedan dras gåvan den 28:e varje månad, eller nästa bankdag. Vill du ändra eller sluta hör du av dig till oss eller till din bank.",
        ),
      ],
    },
    {
      type: "figures",
      heading: "Så blir små summor till arbete",
      text: "Det blir tid. Så här mycket tid i ett laboratorium ger en månadsgåva på ett år, ungefär.",
      pulse: false,
      figures: [
        { value: "3", text: "timmar, om du ger 100 kronor i månaden." },
        { value: "6", text: "timmar, om du ger 200 kronor i månaden." },
        { value: "9", text: "timmar, om du ger 300 kronor i månaden." },
      ],
    },
    {
      type: "questions",
      heading: "Vanliga frågor",
      items: [
        {
          question: "Hur mycket ska jag ge?",
          answer: [
            p("Det du kan avvara. Många ger 100 eller 200 kronor. Du kan höja, sänka eller ta en paus när du behöver."),
          ],
        },
        taxQuestion,
        {
          question: "Räknas månadsgåvan för skattereduktion?",
          answer: [
            p(
              "Varje dragning räknas för sig och behöver vara minst 200\u00a0kr. Ger du 200\u00a0kr i månaden blir det 2\u00a0400\u00a0kr på ett år, och då kan du få 600\u00a0kr tillbaka.",
            ),
          ],
        },
        {
          question: "Är autogiro säkert?",
          answer: [
            p(
              "Ja. Bara den summa du har skrivit under på får dras. Blir något fel kan du få tillbaka pengarna genom din bank.",
            ),
          ],
        },
      ],
    },
  ],
};
