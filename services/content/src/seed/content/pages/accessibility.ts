import { email, phone } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { a, h2, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const accessibility: SeedPage = {
  path: "/tillganglighet/",
  language: "sv",
  title: "Tillgänglighet",
  description:
    "Alla ska kunna använda webbplatsen. Här står vad vi har gjort, vad som inte är bra nog än och hur du får hjälp på annat sätt.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Tillgänglighet",
      lead: "Webbplatsen ska fungera för dig, också om du ser dåligt, har svårt med händerna eller blir trött av mycket text.",
      picture: pictures.largeLetter,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Om något inte fungerar"),
        p(
          "Ring ",
          phone,
          " vardagar 9–16 eller skriv till ",
          email,
          ". Tala om vilken sida det gäller. Vi hjälper dig med det du skulle göra, och svarar inom två vardagar. Vi läser också upp våra texter i telefon, eller skickar dem med stor stil.",
        ),
        h2("Hur tillgänglig webbplatsen är"),
        p(
          "Vårt mål är WCAG 2.2 på nivå AA. Det är en internationell standard för tillgängliga webbplatser. Våra egna kontroller hittar i dag inga fel mot den. Men sådana kontroller hittar bara en del av felen, och ingen utomstående har granskat webbplatsen. Därför lovar vi inte att allt är uppfyllt.",
        ),
        h2("Lagen, och det du beställer här"),
        p(
          "Lagen (2023:254) om vissa produkters och tjänsters tillgänglighet gäller e-handel till dig som privatperson. Hos oss är det beställningen av gåvobevis, gåvokort, kort, medlemskap och artiklar.",
        ),
        ul(
          "Vad du beställer, vad det kostar och när det kommer står i text innan du betalar, och en gång till i bekräftelsen.",
          "Varje steg går att göra med tangentbord och skärmläsare, och med texten förstorad till 400 procent.",
          "Du kan ändra och rätta innan du betalar. Blir något fel säger sidan vad, och vad du skrev står kvar.",
          "Du betalar med Swish eller kort. Går inget av det ringer du oss, så tar vi emot beställningen i telefon.",
          "Bekräftelsen kommer som ett mejl som också går att läsa som ren text. Kvittot är en PDF med riktig text.",
          [
            "Ångrar du ett köp av artiklar inom fjorton dagar gör du det på sidan ",
            a("Ångra ett köp", "/angra-kop/"),
            ", eller ringer eller mejlar oss.",
          ],
        ),
        p("Post- och telestyrelsen, PTS, har tillsyn över att lagen följs."),
        h2("Det vi har gjort"),
        ul(
          "Texten är stor och går att förstora till 400 procent.",
          "Allt går att nå med bara tangentbordet, och det syns var du är.",
          "Rubriker, länkar och formulär är märkta så att skärmläsare kan läsa dem.",
          "Bilder har en beskrivning i ord, om de inte bara är till för att pryda.",
          "Färgerna har tydlig kontrast, i ljust och mörkt läge.",
          "Rörelser stannar om du har valt mindre rörelse i din enhet.",
          "Sidor med text går att läsa också utan JavaScript.",
          "Kvitton är PDF-filer med riktig text, som skärmläsare kan läsa.",
          "Allt går att göra per telefon i stället.",
        ),
        h2("Så har vi prövat"),
        ul(
          "Ett program, axe, letar efter fel på varje sida, på telefon och dator, i ljust och mörkt läge.",
          "Ett annat program ger en gåva från början till slut med bara tangentbordet.",
          "Vi mäter att inget hamnar utanför skärmen när sidan är förstorad till 400 procent, och inte i gåvans formulär och tack när texten är dubbelt så stor.",
          "Vi har sett igenom sidorna i många bredder, i ljust och mörkt läge.",
        ),
        h2("Det som inte är bra nog"),
        ul(
          "Ingen som själv använder hjälpmedel har prövat webbplatsen åt oss, och vi har inte lyssnat igenom den med en skärmläsare.",
          "Vi har bara prövat i webbläsaren Chromium, som Chrome och Edge bygger på. I Safari och Firefox kan något fungera sämre.",
          "Med mycket stor text på en liten telefon kan långa ord brytas mitt i.",
          "Swish, BankID och kortbetalningen sköts av andra. Hur de fungerar med hjälpmedel kan vi inte styra. En betalning med Swish ska godkännas inom några minuter. Hinner du inte kan du börja om.",
          "För att börja ge varje månad här på webbplatsen, och för att ändra eller avsluta på Mina sidor, behövs BankID. Har du inte det finns en blankett på papper, och vi ändrar eller avslutar åt dig per telefon. Dina gåvor och kvitton kan du se med en länk i din mejl.",
          "En del texter om sjukdomar är längre än vi skulle vilja. Det finns ingen lättläst version.",
          "Inget är uppläst eller tolkat till svenskt teckenspråk.",
          "På engelska finns bara några få sidor.",
        ),
        p("Den här redogörelsen skrev vi själva den 29 november 2026."),
        h2("Om du inte är nöjd med vårt svar"),
        p(
          "Tycker du att vi inte tar dig på allvar kan du vända dig till ",
          a("Post- och telestyrelsen, PTS", "https://www.pts.se/"),
          ", som arbetar med frågor om digital tillgänglighet.",
        ),
      ],
    },
  ],
};
