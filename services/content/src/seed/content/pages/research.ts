import { email } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, ol, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const research: SeedPage = {
  path: "/forskning/",
  language: "sv",
  title: "Forskning",
  description:
    "Med gåvor från människor som du drivs 686 forskningsprojekt om hjärta, kärl och lungor. Så väljer vi projekt, och så följer vi upp dem.",
  mood: "day",
  searchable: true,
  translation: "/en/research/",
  blocks: [
    {
      type: "hero",
      heading: "Forskning",
      lead: "Det mesta vi vet om hjärtat och lungorna i dag visste ingen för hundra år sedan. Varje svar började med att någon fick tid att leta.",
      picture: pictures.researcher,
      giftForm: false,
    },
    {
      type: "figures",
      heading: "Det här gör gåvorna möjligt",
      pulse: false,
      figures: [
        { value: "686", text: "forskningsprojekt drivs just nu, i hela landet." },
        { value: "81", text: "miljoner kronor gick till ändamålet 2025." },
        { value: "239", text: "nya projekt fick pengar 2025. Det var ungefär var sjunde ansökan." },
      ],
    },
    {
      type: "text",
      content: [
        h2("Så väljer vi projekt"),
        ol(
          [strong("Ansökan. "), "Forskare vid svenska universitet och sjukhus söker en gång om året."],
          [
            strong("Granskning. "),
            "Minst tre forskare i samma ämne läser varje ansökan. Ingen bedömer sina egna kollegor.",
          ],
          [
            strong("Rangordning. "),
            "Forskningsrådet väger samman: Är frågan viktig? Är metoden bra? Kan det bli till nytta för den som är sjuk?",
          ],
          [strong("Beslut. "), "Styrelsen beslutar i juni. De flesta projekt får pengar i tre år."],
          [strong("Uppföljning. "), "Forskarna redovisar varje år vad de har gjort och vad pengarna har gått till."],
        ),
        h2("Det vi stöder"),
        p(
          "Vi stöder forskning om hela kedjan: hur sjukdomar uppstår, hur de upptäcks, hur de behandlas och hur man lever med dem. Det kan handla om celler i en odlingsskål, och lika gärna om hur man orkar gå till affären när man har KOL.",
        ),
      ],
    },
    {
      type: "linkList",
      heading: "Se vad pengarna går till",
      links: [
        {
          label: "Beviljade projekt",
          href: "/forskning/beviljade-projekt/",
          help: "Sök bland alla projekt sedan 2016",
        },
        {
          label: "Till holmen och tillbaka",
          href: "/forskning/till-holmen-och-tillbaka/",
          help: "Gunnar lever med hjärtsvikt, och ror igen",
        },
      ],
    },
    {
      type: "quote",
      tag: "Forskning du gör möjlig",
      heading: "Hon lär celler att slå i takt",
      quote: "”Första gången de slog samtidigt blev hela labbet tyst.”",
      source: "Selam Berhane, forskare i Lund",
      content: [
        p("Efter en hjärtinfarkt läker hjärtat med ärr. Selam Berhane odlar ny hjärtmuskel av patientens egna celler."),
      ],
      action: { label: "Läs om Selams forskning", href: "/forskning/celler-som-slar-i-takt/" },
    },
    {
      type: "questions",
      heading: "Vanliga frågor om forskningen",
      items: [
        {
          question: "Kan jag välja vad min gåva går till?",
          answer: [
            p(
              "Ja. Swisha direkt eller använd bankgirot, och skriv ”hjärta” eller ”lungor” i meddelandet, så går gåvan till forskning om det. Skriver du ingenting, eller ger här på webbplatsen, går den dit forskningsrådet ser att den gör mest nytta.",
            ),
          ],
        },
        {
          question: "Stöder ni djurförsök?",
          answer: [
            p(
              "En del av projekten använder djur, oftast möss, när frågan inte går att besvara på något annat sätt. Varje försök ska vara godkänt av en djurförsöksetisk nämnd. Vi stöder också forskare som utvecklar metoder utan djur.",
            ),
          ],
        },
        {
          question: "Påverkar företag vad ni stöder?",
          answer: [p("Nej. Den som ger pengar har inget inflytande över vilka projekt vi väljer.")],
        },
        {
          question: "Kan jag delta i en studie?",
          answer: [
            p(
              "Det är forskarna själva som söker deltagare, ofta genom sjukvården. Fråga din läkare. Vi har ingen egen lista, men skriv gärna till ",
              email,
              " om du undrar över ett projekt.",
            ),
          ],
        },
      ],
    },
    {
      type: "journeyCall",
      tone: "heart",
      heading: "Ge forskningen mer tid",
      lead: "När du ger varje månad kan forskarna våga sig på de svåra frågorna.",
      picture: pictures.months,
      action: { label: "Bli månadsgivare", href: "/bli-manadsgivare/" },
      second: { label: "Sök anslag", href: "/forskning/sok-anslag/" },
    },
  ],
};
