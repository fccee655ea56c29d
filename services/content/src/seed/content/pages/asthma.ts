import { emergency } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, ol, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { adviceNote } from "../shared.ts";

export const asthma: SeedPage = {
  path: "/hjarta-och-lungor/lungorna/astma/",
  language: "sv",
  title: "Astma",
  description:
    "Ungefär var tionde person i Sverige har astma. Läs om tecknen, om vad som kan väcka besvären och om vad du gör vid ett anfall.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "emergency",
      heading: "Hjälper inte medicinen?",
      text: "Eller orkar du inte tala i hela meningar? Är läpparna blå?",
    },
    {
      type: "hero",
      heading: "Astma",
      lead: "Astma gör luftrören känsliga. Ibland drar de ihop sig, och då blir det svårt att andas. Med rätt behandling kan de flesta leva som vanligt.",
      picture: pictures.asthma,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Vanliga tecken"),
        ul(
          "pip eller väs i bröstet när du andas ut",
          "hosta, ofta på natten eller när du anstränger dig",
          "tryck över bröstet",
          "andnöd som kommer och går",
        ),
        p(
          "Ungefär var tionde person i Sverige har astma. Den kan börja i vilken ålder som helst, också efter sextio. Då är det lätt att tro att andfåddheten beror på något annat.",
        ),
        h2("Sådant som kan väcka besvären"),
        p("Det är olika för olika människor. Vanligt är:"),
        ul(
          "förkylningar",
          "pollen, pälsdjur och kvalster",
          "kall luft och ansträngning",
          "rök, parfym och avgaser",
          "vissa värktabletter, till exempel med acetylsalicylsyra",
        ),
        h2("Behandling"),
        p(
          "De flesta får ett läkemedel att andas in som dämpar inflammationen i luftrören. Ta det så som läkaren har skrivit ut det, också när du mår bra. Det är så det verkar. Ett annat läkemedel vidgar luftrören snabbt när det känns trångt. Det finns också mediciner som gör båda sakerna.",
        ),
        p(
          "Behöver du det snabba läkemedlet oftare än ett par gånger i veckan? Hör av dig till vården. Då kan behandlingen behöva ändras.",
        ),
      ],
    },
    {
      type: "text",
      content: [
        h2("Vid ett anfall"),
        ol(
          "Sätt dig upp, luta dig lite framåt och stöd armarna.",
          "Ta din snabbverkande medicin så som din läkare har sagt.",
          "Försök att andas ut lugnt och långsamt.",
          [
            "Ring ",
            emergency,
            " om medicinen inte hjälper, om du inte orkar tala i hela meningar eller om läpparna blir blå.",
          ],
        ),
        p("Är du hos någon som har ett anfall? Stanna kvar, var lugn och hjälp till med medicinen."),
      ],
    },
    adviceNote,
    {
      type: "linkList",
      heading: "Läs mer",
      links: [
        { label: "I vinterkylan", href: "/hjarta-och-lungor/nar-det-ar-kallt/", help: "Råd för kalla dagar" },
        { label: "KOL", href: "/hjarta-och-lungor/lungorna/kol/", help: "Det går att må bättre" },
        { label: "Så fungerar lungorna", href: "/hjarta-och-lungor/lungorna/", help: "Tjugotusen andetag på ett dygn" },
      ],
    },
  ],
};
