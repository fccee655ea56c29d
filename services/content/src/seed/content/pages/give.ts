import { bankgiro, phone, swish } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { a, h2, ol, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { taxQuestion } from "../shared.ts";

/** Stands below the gift form, which takes the hero's place: what those need who would rather give by themselves. */
export const give: SeedPage = {
  path: "/ge-en-gava/",
  language: "sv",
  title: "Ge en gåva",
  description:
    "Ge med Swish eller kort till svensk forskning om hjärta, kärl och lungor. Eller swisha direkt till 90 00 000, använd bankgiro 900-0000 eller ring oss.",
  mood: "day",
  searchable: true,
  translation: "/en/give/",
  blocks: [
    {
      type: "hero",
      heading: "Ge en gåva",
      lead: "Din gåva går till svensk forskning om hjärta, kärl och lungor. Välj det sätt som passar dig bäst.",
      picture: pictures.thanks,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Ge utan formulär"),
        p("Vill du hellre ge på egen hand? Då går det lika bra så här."),
        h2("Swish"),
        ol(
          "Öppna Swish i mobilen.",
          [`Skriv numret `, strong(swish), " och det belopp du vill ge. Mottagaren heter Hjärta & Lunga."],
          "Skriv ”hjärta” eller ”lungor” i meddelandet om du vill välja. Annars lämnar du det tomt.",
          "Godkänn med BankID. Gåvan är framme direkt.",
        ),
        h2("Bankgiro"),
        p(
          "Vårt bankgiro är ",
          strong(bankgiro),
          ". Skriv ditt namn i meddelandet om du vill att vi ska kunna tacka dig. Gåvan är framme inom två bankdagar.",
        ),
        h2("Telefon"),
        p(
          "Ring ",
          phone,
          " vardagar 9–16. Vi kan skicka ett inbetalningskort hem till dig, eller hjälpa dig medan du swishar. Vi ber aldrig om kortnummer eller koder.",
        ),
        h2("Det här händer med pengarna"),
        p(
          "De samlas på vårt 90-konto. En gång om året går de vidare till de projekt som forskningsrådet har valt ut. Minst 75 procent av det vi samlar in ska gå till ändamålet. År 2025 var det 84 procent.",
        ),
      ],
    },
    {
      type: "questions",
      heading: "Vanliga frågor",
      items: [
        taxQuestion,
        {
          question: "Hur får jag ett kvitto?",
          answer: [
            p(
              "Skriv din e-postadress i formuläret, så kommer kvittot så snart gåvan är betald. Det finns också på sidan där vi tackar, och alla dina kvitton ligger på ",
              a("Mina sidor", "/mina-sidor/"),
              ". Har du swishat på egen hand, ring oss på ",
              phone,
              ", så hjälper vi dig.",
            ),
          ],
        },
        {
          question: "Kan jag ge utan att ni vet vem jag är?",
          answer: [
            p(
              "Ja. Vi frågar inte efter ditt namn, och skriver du inget sparar vi inget namn på gåvan. Betalar du med Swish syns ditt namn och mobilnummer ändå för oss i betalningen. Vi använder dem bara i bokföringen. En anonym gåva kan inte ge skattereduktion.",
            ),
          ],
        },
        {
          question: "Kan jag råka betala två gånger?",
          answer: [
            p(
              "Nej. Ladda om sidan, backa eller tryck en gång till: du betalar ändå bara en gång. Ser något konstigt ut, ring oss på ",
              phone,
              ".",
            ),
          ],
        },
        {
          question: "Det blev fel belopp. Vad gör jag?",
          answer: [p("Ring oss, så betalar vi tillbaka. Det är ingen fara.")],
        },
      ],
    },
    {
      type: "linkList",
      heading: "Fler sätt att ge",
      links: [
        { label: "Bli månadsgivare", href: "/bli-manadsgivare/", help: "Ge forskarna tid" },
        { label: "Gåva från företag", href: "/foretagsgava/", help: "Med diplom och faktura" },
        { label: "Testamente", href: "/testamente/", help: "Vi hjälper dig att komma i gång" },
        { label: "Minnesgåva", href: "/minnesgava/", help: "Hedra någon som har gått bort" },
      ],
    },
  ],
};
