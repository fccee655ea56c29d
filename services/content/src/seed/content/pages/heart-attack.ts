import { emergency } from "../facts.ts";
import { h2, ol, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { adviceNote } from "../shared.ts";

export const heartAttack: SeedPage = {
  path: "/hjartat/hjartinfarkt/",
  language: "sv",
  title: "Hjärtinfarkt",
  description:
    "Tryck eller smärta i bröstet som inte går över kan vara en hjärtinfarkt. Ring 112. Här är tecknen, vad du gör och hur det blir efteråt.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "emergency",
      heading: "Ont i bröstet som inte går över?",
      text: "Ring hellre en gång för mycket. Kör inte själv.",
    },
    {
      type: "hero",
      heading: "Hjärtinfarkt",
      lead: "Tecknen kommer ibland smygande. Här står hur du känner igen dem, vad du gör och hur det blir efteråt.",
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Tecken på hjärtinfarkt"),
        ul(
          "tryck, smärta eller obehag i bröstet som håller i sig, också när du vilar",
          "smärta som strålar ut i armarna, ryggen, magen, halsen eller käken",
          "andnöd, kallsvett, illamående eller yrsel",
          "stark oro eller en känsla av att något är mycket fel",
        ),
        p(
          "Det gör inte alltid ont i bröstet. Kvinnor, äldre och den som har diabetes kan få andra tecken: andnöd, stor trötthet, illamående eller ont i ryggen eller käken.",
        ),
        h2("Så gör du"),
        ol(
          ["Ring ", emergency, ". Kör inte själv till sjukhuset."],
          "Sätt dig eller ligg bekvämt. Be någon stanna hos dig.",
          "Lås upp dörren, så att ambulansen kommer in.",
          "Gör som larmoperatören säger.",
        ),
        p(
          strong("Om någon svimmar och inte andas normalt: "),
          "ring ",
          emergency,
          ", börja med hjärt-lungräddning och skicka någon efter en hjärtstartare. Larmoperatören talar om hur du gör.",
        ),
      ],
    },
    {
      type: "text",
      content: [
        h2("Vad som händer i hjärtat"),
        p(
          "Vid en hjärtinfarkt har det blivit stopp i ett av kranskärlen, oftast av en blodpropp. Den del av hjärtmuskeln som kärlet försörjer får inget syre och börjar ta skada. Ju fortare kärlet öppnas, desto mer av muskeln kan räddas.",
        ),
        h2("Behandling"),
        p(
          "På sjukhuset öppnas kärlet ofta med en ballong, och ett litet nät av metall håller det öppet. Efteråt får du läkemedel som minskar risken för en ny infarkt. Ta dem så länge läkaren säger, också när du känner dig frisk.",
        ),
        p(
          "Drygt 20\u00a0000 hjärtinfarkter behandlas på svenska sjukhus varje år. De flesta kommer hem igen, och många lever länge och bra.",
        ),
      ],
    },
    {
      type: "questions",
      heading: "Efter en hjärtinfarkt",
      items: [
        {
          question: "Är det vanligt att känna sig orolig och nere?",
          answer: [
            p(
              "Ja, mycket vanligt, både för dig och för dem som står nära. Oftast blir det bättre med tiden. Berätta hur du mår när du träffar vården. Det finns hjälp.",
            ),
          ],
        },
        {
          question: "Får jag anstränga mig?",
          answer: [
            p(
              "Ja, och det är bra för hjärtat. Börja lugnt. De flesta blir erbjudna hjärtskola och träning med en fysioterapeut, som vet hur mycket som är lagom för dig.",
            ),
          ],
        },
        {
          question: "Varför får en del hjärtsvikt efteråt?",
          answer: [
            p(
              "Hjärtat läker med ärr, och ett ärr kan inte dra ihop sig. Om ärret är stort orkar hjärtat inte pumpa lika bra. Just nu stöder vi forskare som försöker ersätta ärret med ny muskel.",
            ),
          ],
        },
      ],
    },
    adviceNote,
    {
      type: "journeyCall",
      tone: "sun",
      heading: "Hon lär celler att slå i takt",
      lead: "I ett labb i Lund växer ny hjärtmuskel. Möt forskaren Selam Berhane.",
      action: { label: "Läs om Selams forskning", href: "/forskning/celler-som-slar-i-takt/" },
    },
  ],
};
