import { phone, email } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, ol, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const will: SeedPage = {
  path: "/testamente/",
  language: "sv",
  title: "Testamente",
  description:
    "Så skriver du ett testamente, vad lagen kräver och hur du kan ge en del till forskningen. Vi hjälper dig att komma i gång.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Testamente",
      lead: "Med ett testamente bestämmer du själv vad som ska hända med det du lämnar efter dig. Familjen först, och om du vill en del till forskningen.",
      picture: pictures.meadow,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Varför ett testamente behövs"),
        ul(
          "Sambor ärver inte varandra utan testamente.",
          "Kusiner ärver inte. Finns det inga närmare släktingar, och inget testamente, går arvet till Allmänna arvsfonden.",
          "Med ett testamente ger du något särskilt till en vän, ett gudbarn eller en förening.",
          "Det är lättare för dem som är kvar när du har skrivit ner vad du vill.",
        ),
        p(
          "Dina barn har rätt till sin laglott. Det är hälften av vad de skulle ha ärvt utan testamente. Resten bestämmer du över.",
        ),
        h2("Så gör du"),
        ol(
          "Tänk igenom vad du har och vilka du vill ge till.",
          "Skriv ner det, med ditt namn och personnummer. Skriv hela namnet och organisationsnumret på den förening du vill ge till.",
          "Skriv under inför två vittnen som är i rummet samtidigt. De skriver också under. De ska veta att det är ett testamente, men behöver inte veta vad som står i det.",
          "Förvara originalet säkert, och berätta för någon var det finns.",
        ),
        p(
          "Vittnena ska ha fyllt 15 år. De får inte vara din make, maka eller sambo, dina barn, barnbarn, föräldrar eller syskon, eller gifta med någon av dem. De får inte heller få något i testamentet, och inte vara nära släkt med någon som får det.",
        ),
        p(
          "Låt gärna en jurist läsa igenom texten, särskilt om du har barn från olika förhållanden, företag eller hus utomlands.",
        ),
      ],
    },
    {
      type: "questions",
      heading: "Om att ge till Hjärta & Lunga",
      items: [
        {
          question: "Hur kan jag skriva?",
          answer: [
            p(
              "Ge en bestämd summa, en del av det du har eller det som blir kvar när andra har fått sitt. Till exempel:",
            ),
            p(
              "”Jag vill att tio procent av min kvarlåtenskap ska gå till Hjärta & Lunga, organisationsnummer 000000-0000.”",
            ),
          ],
        },
        {
          question: "Kan jag ge hus, aktier eller saker?",
          answer: [
            p(
              "Ja. Vi betalar ingen skatt på vinsten när vi säljer aktier eller fonder. Därför kan de räcka längre som gåva än om de säljs först.",
            ),
          ],
        },
        {
          question: "Måste jag berätta för er?",
          answer: [p("Nej. Men berätta gärna, så kan vi tacka dig och höra vad du vill att gåvan ska gå till.")],
        },
        {
          question: "Kan jag ändra mig?",
          answer: [p("Ja, när du vill. Skriv ett nytt testamente och riv det gamla.")],
        },
      ],
    },
    {
      type: "text",
      content: [
        h2("Tala med oss"),
        p(
          "Ring ",
          phone,
          " vardagar 9–16 eller skriv till ",
          email,
          ". Vi skickar gärna häftet ”Ditt testamente” med posten, gratis och utan att du lovar något. Vi kan svara på frågor, men inte skriva testamentet åt dig.",
        ),
      ],
    },
  ],
};
