import { email, phone } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { a, h2, p } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const directDebit: SeedPage = {
  path: "/autogiro/",
  language: "sv",
  title: "Autogiro",
  description:
    "Byt konto för din månadsgåva, eller lämna ett medgivande till autogiro. Du skriver under med BankID, och inget dras i dag.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Autogiro",
      lead: "Här byter du konto för det du ger, eller lämnar ett medgivande till autogiro.",
      picture: pictures.months,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Vad är autogiro?"),
        p(
          "Med ett medgivande låter du oss dra pengar från ditt konto: det belopp och den dag som du har gått med på, och ingenting annat. Blir något fel kan du få tillbaka pengarna genom din bank.",
        ),
        h2("Ändra eller avsluta"),
        p(
          "På ",
          a("Mina sidor", "/mina-sidor/"),
          " ändrar du belopp eller dag, tar en paus eller avslutar. Du ser direkt när nästa dragning blir. Eller ring ",
          phone,
          " vardagar 9–16, skriv till ",
          email,
          " eller säg till din bank.",
        ),
      ],
    },
  ],
};
