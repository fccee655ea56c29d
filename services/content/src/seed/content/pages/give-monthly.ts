import { bankgiro, email, phone } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { a, h2, ol, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { monthlyTaxQuestion } from "../shared.ts";

export const giveMonthly: SeedPage = {
  path: "/bli-manadsgivare/",
  language: "sv",
  title: "Bli månadsgivare",
  description:
    "Ge varje månad med autogiro. Du väljer belopp och dag, skriver under med BankID och kan sluta när du vill. I dag dras inget.",
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
        h2("Så går det till"),
        ol(
          "Du väljer belopp och vilken dag i månaden pengarna ska dras.",
          "Du legitimerar dig med BankID, hämtar kontonumret från din bank eller skriver det själv, och skriver under.",
          "Inget dras den dagen. Du får ett mejl med det du har skrivit under och dagen för den första dragningen.",
        ),
        h2("Ge varje månad på ett annat sätt"),
        p(
          "Lägg upp en betalning i din bank, till bankgiro ",
          strong(bankgiro),
          ", som går varje månad. Skriv ”månadsgåva” och ditt namn i meddelandet.",
        ),
        p(
          "Eller ring ",
          phone,
          " vardagar 9–16, eller skriv till ",
          email,
          " med namn och adress. Då skickar vi en blankett och ett frankerat svarskuvert.",
        ),
        h2("Ger du redan?"),
        p("Har du bytt bank eller konto? På sidan om ", a("autogiro", "/autogiro/"), " byter du konto för din gåva."),
      ],
    },
    {
      type: "questions",
      heading: "Vanliga frågor",
      items: [
        {
          question: "Hur mycket ska jag ge?",
          answer: [p("Det du har råd med. Många ger 100 eller 200 kronor. Höj, sänk eller ta en paus när du behöver.")],
        },
        monthlyTaxQuestion,
        {
          question: "Hur ändrar eller slutar jag?",
          answer: [
            p(
              "På ",
              a("Mina sidor", "/mina-sidor/"),
              " ändrar du belopp, dag eller konto, tar en paus eller avslutar. Du ser direkt när nästa dragning blir. Eller ring ",
              phone,
              ", skriv till ",
              email,
              " eller säg till din bank.",
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
