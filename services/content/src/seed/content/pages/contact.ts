import { bankgiro, email, emergency, healthLine, phone, swish } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { a, br, h2, h3, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const contact: SeedPage = {
  path: "/kontakt/",
  language: "sv",
  title: "Kontakta oss",
  description:
    "Ring 08-465 004 00 vardagar 9–16, eller skriv till oss. Vi hjälper dig med gåvor, minnesblad, kort, broschyrer och frågor.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "emergency",
      heading: "Är det akut?",
    },
    {
      type: "hero",
      heading: "Kontakta oss",
      lead: "Hos oss svarar en människa. Ring eller skriv, så hjälper vi dig.",
      picture: pictures.letter,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Ring"),
        h3(phone),
        p("Vardagar 9–16. Är det lång kö? Säg ditt nummer, så ringer vi upp samma dag."),
        h2("Skriv"),
        h3(email),
        p("Vi svarar inom två vardagar."),
        p("Skriv inte personnummer eller uppgifter om din hälsa i ett mejl. Ring hellre."),
        h2("Adress"),
        p("Hjärta & Lunga", br, "Box 000", br, "100\u00a000 Stockholm"),
        h2("Om du är sjuk"),
        p(
          "Vi kan inte ge råd om din behandling. Ring ",
          emergency,
          " om det är akut, och ",
          healthLine,
          " om du behöver råd om vård.",
        ),
      ],
    },
    {
      type: "questions",
      heading: "Vanliga frågor",
      items: [
        {
          question: "Hur ger jag en gåva?",
          answer: [
            p(
              a("Här på sidan", "/ge-en-gava/"),
              `, med Swish eller kort. Eller swisha direkt till ${swish}, eller använd bankgiro ${bankgiro}.`,
            ),
          ],
        },
        {
          question: "Jag vill ändra eller avsluta min månadsgåva.",
          answer: [
            p(
              "Gör det själv på ",
              a("Mina sidor", "/mina-sidor/"),
              ", på någon minut: ändra belopp, dag eller konto, ta en paus eller avsluta. Där ser du direkt när nästa dragning blir. Vi frågar inte varför. Hellre med en människa? Ring eller skriv.",
            ),
          ],
        },
        {
          question: "Kan jag få broschyrer?",
          answer: [
            p("Ja, gratis och med posten. Tala om vilka du vill ha och hur många:"),
            ul("Känn igen en hjärtinfarkt", "Att leva med hjärtsvikt", "Att leva med KOL", "Ditt testamente"),
          ],
        },
        {
          question: "Någon i familjen har dött och får fortfarande brev från er.",
          answer: [p("Vi beklagar sorgen. Ring eller skriv till oss med namn och adress, så slutar vi direkt.")],
        },
        {
          question: "Jag vill inte ha reklam från er.",
          answer: [
            p(
              "Då slutar vi. På ",
              a("Mina uppgifter", "/mina-uppgifter/"),
              " väljer du vad du vill ha. Eller säg till per telefon eller e-post, så tar vi bort dig ur våra utskick.",
            ),
          ],
        },
        {
          question: "Är det verkligen ni som ringer?",
          answer: [
            p(
              "Vi ber aldrig om koder från din bankdosa, om kortnummer eller om att du ska logga in med BankID medan vi pratar. Känner du dig osäker, lägg på och ring oss på numret här ovanför.",
            ),
          ],
        },
      ],
    },
  ],
};
