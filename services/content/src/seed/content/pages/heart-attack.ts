import { emergency } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, ol, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { adviceNote } from "../shared.ts";

export const heartAttack: SeedPage = {
  path: "/hjarta-och-lungor/hjartat/hjartinfarkt/",
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
      lead: "En gren av hjärtats träd får inget blod. Ju fortare den får det igen, desto mer av hjärtat klarar sig. Här står hur det känns, vad du gör och hur det blir sedan.",
      picture: pictures.heartTree,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Så känns det"),
        p(
          "Ofta är det ett tryck mitt i bröstet som inte släpper, inte ens när du vilar. Men det gör inte alltid ont där.",
        ),
        ul(
          "tryck eller smärta mitt i bröstet, som inte går över",
          "smärta ut i en arm, oftast den vänstra",
          "ont i halsen, käken, magen eller mellan skulderbladen",
          "illamående, som vid magsjuka",
          "andnöd, kallsvett, yrsel eller stark oro",
        ),
      ],
    },
    { type: "picture", picture: pictures.felt },
    {
      type: "text",
      content: [
        p(
          "Kvinnor, äldre och den som har diabetes får oftare andra tecken än ont i bröstet: andnöd, stor trötthet, illamående eller ont i ryggen eller käken.",
        ),
        h2("Gör så här"),
        ol(
          [strong("Ring 112"), "Kör inte själv. I ambulansen börjar vården direkt."],
          [strong("Sätt dig"), "Sitt eller ligg så att du andas lätt. Ta det lugnt."],
          [strong("Lås upp dörren"), "Tänd lampan ute, och be någon stanna hos dig."],
          [strong("Gör som 112 säger"), "De vet om du ska ta något medan du väntar."],
        ),
        p(
          strong("Svimmar någon och slutar andas normalt? "),
          "Ring ",
          emergency,
          ", börja med hjärt-lungräddning och skicka efter en hjärtstartare. 112 talar om hur du gör.",
        ),
        h2("Vad som händer i hjärtat"),
        p(
          "Hjärtat får sitt eget blod genom kranskärlen. De ligger som grenar utanpå. Blir det stopp i ett av dem dör muskeln nedanför, bit för bit.",
        ),
      ],
    },
    { type: "picture", picture: pictures.vesselFree, caption: "Fritt. Blodet rinner som det ska." },
    {
      type: "picture",
      picture: pictures.vesselNarrow,
      caption: "Trångt. Fett och kalk lagras i väggen under många år.",
    },
    {
      type: "picture",
      picture: pictures.vesselStopped,
      caption: "Stopp. Ytan spricker, och blodet levrar sig till en propp.",
    },
    {
      type: "text",
      content: [
        h2("På sjukhuset"),
        p(
          "Ett EKG visar om det är en infarkt, ofta redan i ambulansen. Sedan öppnar läkaren kärlet inifrån med en ballong, genom ett stick i handleden, och lämnar kvar ett fint nät som håller det öppet. Det heter ",
          strong("PCI"),
          " eller ",
          strong("ballongvidgning"),
          ". Du är vaken, och det tar ungefär en timme.",
        ),
        p(
          "Efteråt får du läkemedel som minskar risken för en ny infarkt. Ta dem så länge läkaren säger, också när du känner dig frisk.",
        ),
        h2("Livet efteråt"),
        p(
          "Det är vanligt att vara trött, rädd eller ledsen. Det brukar gå över. Det här gör störst skillnad för hjärtat:",
        ),
        ul(
          [strong("Sluta röka."), " Inget annat skyddar lika mycket."],
          [strong("Rör dig."), " På hjärtskolan tränar du med någon som vet hur mycket ditt hjärta tål."],
          [strong("Ta medicinen varje dag"), ", också när du mår bra."],
          [strong("Prata."), " Fråga sköterskan om samtalsstöd, för dig och för dem du bor med."],
        ),
      ],
    },
    {
      type: "figures",
      heading: "Det forskningen har gett",
      pulse: false,
      figures: [
        {
          value: "9 av 10",
          text: "som kommer fram till sjukhuset överlever i dag. För femtio år sedan var det ungefär sju. Skillnaden heter forskning.",
        },
      ],
    },
    {
      type: "questions",
      heading: "Frågor och svar",
      items: [
        {
          question: "Är det hjärtinfarkt eller kärlkramp?",
          answer: [
            p(
              "Kärlkramp kommer när du anstränger dig och släpper inom några minuter när du vilar. Släpper det inte när du vilar, eller är du osäker: ring ",
              emergency,
              ".",
            ),
          ],
        },
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
