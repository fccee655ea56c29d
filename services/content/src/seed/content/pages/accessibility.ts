import { email, phone } from "../facts.ts";
import { a, h2, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const accessibility: SeedPage = {
  address: "/tillganglighet/",
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
          ". Tala om vilken sida det gäller. Vi hjälper dig med det du skulle göra, och svarar inom två vardagar. Du kan också få våra texter upplästa i telefon eller skickade med stor stil.",
        ),
        h2("Vårt mål"),
        p("Vi följer WCAG 2.2 på nivå AA. Det är en internationell standard för tillgängliga webbplatser."),
        h2("Det vi har gjort"),
        ul(
          "Texten är stor och går att förstora till 400 procent.",
          "Allt går att nå med bara tangentbordet, och det syns var du är.",
          "Rubriker, länkar och formulär är märkta så att skärmläsare kan läsa dem.",
          "Bilder har en beskrivning i ord.",
          "Färgerna har tydlig kontrast, i ljust och mörkt läge.",
          "Rörelser stannar om du har valt mindre rörelse i din enhet.",
          "Sidor med text går att läsa också utan JavaScript.",
          "Du kan göra allt du behöver per telefon i stället.",
        ),
        h2("Det som inte är bra nog"),
        ul(
          "Webbplatsen har ännu inte prövats av en oberoende granskare, och inte av tillräckligt många som själva använder hjälpmedel.",
          "En del texter om sjukdomar är längre än vi skulle vilja. Det finns ingen lättläst version.",
          "Inget är uppläst eller tolkat till svenskt teckenspråk.",
          "På engelska finns bara två sidor.",
          "För att beställa kort, minnesblad och gåvobevis behöver du ringa eller skriva till oss.",
        ),
        h2("Så prövar vi"),
        p(
          "Vi kontrollerar sidorna med automatiska test och går igenom dem själva, med tangentbord, med förstoring och på små skärmar. Den här redogörelsen skrevs den 21 november 2026.",
        ),
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
