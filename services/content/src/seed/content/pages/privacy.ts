import { keptInWords } from "@hjarta-lunga/contract/seed/kept-in-words.ts";
import { email, phone } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { a, br, h2, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const privacy: SeedPage = {
  path: "/personuppgifter/",
  language: "sv",
  title: "Så hanterar vi personuppgifter",
  description:
    "Vilka uppgifter vi har om dig, varför, hur länge och vilka rättigheter du har. Skrivet så att det går att förstå.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Så hanterar vi personuppgifter",
      lead: "Vi sparar så lite som möjligt, säljer aldrig något vidare och svarar när du frågar.",
      picture: pictures.sealedLetter,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Vem som ansvarar"),
        p(
          "Hjärta & Lunga, organisationsnummer 000000-0000, är personuppgiftsansvarig.",
          br,
          "Box 000, 100\u00a000 Stockholm",
          br,
          "Telefon ",
          phone,
          br,
          "E-post ",
          email,
        ),
        h2("Vad vi har, varför och hur länge"),
        ul(
          [
            strong("Gåvor: "),
            `namn, kontaktuppgifter, belopp och datum. Vi behöver dem för att ta emot, bokföra och tacka. Bokföringen sparar vi i ${keptInWords("paidOrder")} efter det år då räkenskapsåret tog slut. Det kräver bokföringslagen (rättslig förpliktelse). En gåva som du har börjat på men inte betalat glömmer vi efter ${keptInWords("unpaidOrder")}.`,
          ],
          [
            strong("Personnummer: "),
            "bara om du vill ha skattereduktion, ger genom autogiro eller behöver visa vem du är. Vi lämnar uppgift om gåvan till Skatteverket för din deklaration (rättslig förpliktelse). För autogiro behövs det för att fullgöra avtalet med dig. Det du skriver i gåvans formulär sparas krypterat. Blir gåvan inte betald är personnumret det första vi tar bort.",
          ],
          [
            strong("Beställningar: "),
            `namn, adress, e-post och vad du har beställt, så att vi kan packa, skicka och bokföra (avtal och rättslig förpliktelse). Kostade det något sparar vi det i ${keptInWords("paidOrder")}, som bokföringen kräver. Kostade det ingenting tar vi bort namn och adress ${keptInWords("freeArticleOrder")} efter att vi skickade det.`,
          ],
          [
            strong("Köp som du ångrar: "),
            `ordernumret, din e-post och det du skriver, så att vi kan betala tillbaka och visa vad som hände (rättslig förpliktelse). Vi tar bort det ${keptInWords("withdrawal")} efter att det är avslutat.`,
          ],
          [
            strong("Månadsgåvor och medlemskap: "),
            `det som behövs för att dra gåvan och hålla kontakten (avtal). Vi tar bort uppgifterna ${keptInWords("membership")} efter att du har slutat, utom det som hör till bokföringen.`,
          ],
          [
            strong("Medgivande till autogiro: "),
            `namn, personnummer, konto, din underskrift med BankID och det du skrev under, så att vi kan visa att du har sagt ja (avtal, rättslig förpliktelse). Personnummer och kontonummer sparas krypterade. Har vi dragit pengar hör medgivandet till bokföringen, och vi sparar det i ${keptInWords("mandate")} efter det år då det upphörde. Annars tar vi bort det ${keptInWords("unusedMandate")} efter att det upphörde. Filerna som vi och banken skickar till varandra sparar vi krypterade i ${keptInWords("bankFile")} efter det år då de skickades, som bokföring. Bankens filer ligger därutöver läsbara i en skyddad mapp i två veckor, så att vi kan rätta om något blir fel. En blankett på papper som vi inte får tillbaka glömmer vi efter ${keptInWords("paperForm")}.`,
          ],
          [
            strong("Minnesgåvor, kort och gåvobevis: "),
            `den hälsning och de namn och adresser du lämnar (avtal med dig, berättigat intresse för den som får hälsningen). Vi tar bort hälsning och mottagare senast ${keptInWords("documentWords")} efter att vi har skickat den, och orden på ett diplom ${keptInWords("diploma")} efter att du sparade dem. Ett digitalt minnesljus eller kort, med namn, ord och din e-postadress, tar vi bort ${keptInWords("candle")} efter att det tändes eller betalades. Mottagarens e-postadress tar vi bort ${keptInWords("cardRecipient")} efter att kortet skickades. Tar du ner ljuset eller kortet själv slutar det synas genast. Skriv inte mer om någons hälsa än du vill dela med den som läser.`,
          ],
          [
            strong("Mina sidor: "),
            `den adress, e-post och mobil du själv har lämnat där, vilka utskick du vill ha och vilka adresser du har visat är dina (berättigat intresse). Vi tar bort dem ${keptInWords("person")} efter att du senast loggade in eller gav. En länk eller kod som vi har skickat glömmer vi efter ${keptInWords("addressProof")}. När någon hos oss läser dina uppgifter skriver vi upp vem och varför, och sparar det i ${keptInWords("staffRead")}.`,
          ],
          [
            strong("Brev och samtal: "),
            `det du skriver till oss, för att kunna svara (berättigat intresse). Vi tar bort det ${keptInWords("comment")} efter att vi har svarat.`,
          ],
          [
            strong("Utskick till dig som har gett: "),
            "namn och adress, så att vi kan berätta vad gåvorna leder till (berättigat intresse). Vi slutar tre år efter din senaste gåva, eller så snart du säger till.",
          ],
          [
            strong("Besök på webbplatsen: "),
            `vilka sidor som läses, hur länge och vad det leder till, under ett slumpat id. Bara om du har sagt ja till både statistik och marknadsföring (samtycke). Vi tar bort det efter ${keptInWords("webEvent")}. Läs mer på sidan `,
            a("Om kakor", "/kakor/"),
            ".",
          ],
          [
            strong("Sökningar på webbplatsen: "),
            "det du skriver i sökfältet och din IP-adress går, redan medan du skriver, till vår söktjänst Algolia, så att du kan få svar (berättigat intresse). Vilka träffar du ser och öppnar får Algolia veta bara om du har sagt ja till statistik (samtycke). Det sker under ett slumpat id, som finns kvar i din webbläsare i 180 dagar. Vi själva sparar inte vem som har sökt efter vad. Skriv gärna inte personnummer eller annat känsligt i sökfältet. Läs mer på sidan ",
            a("Om kakor", "/kakor/"),
            ".",
          ],
          [
            strong("Ditt val om kakor: "),
            `ett slumpat id, vad du valde och när, så att vi kan visa att du har fått välja (rättslig förpliktelse). Ditt namn finns inte med. Vi tar bort det efter ${keptInWords("consentChoice")}.`,
          ],
          [
            strong("Felrapporter: "),
            "vilken sida det gällde och vad som gick fel, så att vi kan laga det (berättigat intresse). Vi rensar bort sådant som pekar ut dig innan rapporten skickas, och sparar ingen IP-adress med den.",
          ],
          [
            strong("Teknisk säkerhet: "),
            "servern behöver din IP-adress för att kunna visa sidan och stoppa missbruk (berättigat intresse). Den sparas inte längre än det behövs för det.",
          ],
        ),
      ],
    },
    {
      type: "text",
      content: [
        h2("Vilka som får se uppgifterna"),
        p(
          "De som arbetar hos oss och behöver uppgifterna för sitt arbete. Företag som hjälper oss med betalningar, tryck, utskick, sökning och datordrift får bara det de behöver, och bara göra det vi har bestämt i avtal. Banken och Skatteverket får det som lagen kräver. Vi lagrar uppgifterna inom EU och EES.",
        ),
        p("Vi säljer, byter eller hyr aldrig ut adresser. Ingen dator fattar beslut om dig på egen hand."),
        h2("Dina rättigheter"),
        ul(
          [
            "Du kan få veta vad vi har om dig, och få en kopia. Logga in under ",
            a("Mina uppgifter", "/mina-uppgifter/"),
            ".",
          ],
          "Du kan få fel rättade.",
          [
            "Du kan få uppgifter borttagna, om vi inte måste ha dem kvar enligt lag. Det gör du själv, genast, under ",
            a("Mina uppgifter", "/mina-uppgifter/"),
            ".",
          ],
          "Du kan säga nej till utskick. Då slutar vi direkt.",
          "Du kan invända mot att vi använder dina uppgifter med stöd av berättigat intresse, eller be oss begränsa hur vi använder dem.",
          "Du kan få ut uppgifter som du har lämnat till oss, för att flytta dem någon annanstans.",
          "Du kan ta tillbaka ett samtycke när du vill. Det vi gjorde innan är fortfarande tillåtet.",
        ),
        p(
          "Det mesta gör du själv på ",
          a("Mina uppgifter", "/mina-uppgifter/"),
          ": se vad vi har, rätta det, hämta en kopia, välja vad vi skickar och be att bli glömd. Du kan också ringa ",
          phone,
          " eller skriva till ",
          email,
          ". Då svarar vi inom en månad. Det kostar ingenting. För att inte lämna ut dina uppgifter till fel person kan vi behöva försäkra oss om att du är du.",
        ),
        h2("Om du inte är nöjd"),
        p(
          "Säg gärna till oss först. Du har också alltid rätt att klaga hos ",
          a("Integritetsskyddsmyndigheten, IMY", "https://www.imy.se/"),
          ".",
        ),
        h2("Om sidan"),
        p("Texten gäller från den 29 november 2026. Ändrar vi något viktigt berättar vi det här."),
      ],
    },
  ],
};
