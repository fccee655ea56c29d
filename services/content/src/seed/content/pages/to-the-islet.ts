import { pictures } from "../pictures.ts";
import { h2, p } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const toTheIslet: SeedPage = {
  path: "/forskning/till-holmen-och-tillbaka/",
  language: "sv",
  title: "Till holmen och tillbaka",
  description:
    "Gunnar orkade inte ro till sin egen holme. Så fick han en medicin som någon hade forskat fram. Nu ror han dit med barnbarnet i aktern.",
  mood: "day",
  searchable: true,
  translation: "/en/research/to-the-islet-and-back/",
  blocks: [
    {
      type: "hero",
      heading: "Till holmen och tillbaka",
      lead: "Gunnar Wallin orkade inte ro till sin egen holme. Så fick han en medicin som någon hade forskat fram.",
      picture: pictures.livesOn,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        p(
          "Det är sexhundra årtag till holmen utanför Härnösand. Gunnar vet det, för en sommar räknade han dem. Vid hundra fick han vila på årorna.",
        ),
        p(
          "– Jag trodde att det var åldern. Jag var sextiotvå. Sedan orkade jag inte dra upp båten, och då ringde min fru vårdcentralen.",
        ),
        p(
          "Det var hjärtsvikt. En infarkt som han aldrig hade märkt hade lämnat ett ärr, och hjärtat orkade inte längre pumpa så mycket som kroppen behövde.",
        ),
        h2("Medicinen som var tänkt för något annat"),
        p(
          "Gunnar fick fyra mediciner. En av dem togs fram mot diabetes. Men forskarna såg något oväntat i sina siffror: de som fick den hamnade mer sällan på sjukhus för hjärtsvikt. De gick vidare med frågan, år efter år, och tusentals patienter ställde upp. I dag är den en del av behandlingen för de flesta med hjärtsvikt.",
        ),
        p("Efter tre veckor rodde Gunnar förbi hundra utan att vila. Efter två månader var han framme."),
      ],
    },
    {
      type: "quote",
      quote: "”Någon som jag aldrig har träffat satt och räknade på det där, långt innan jag blev sjuk.”",
      source: "Gunnar Wallin, 64 år",
      content: [],
    },
    {
      type: "text",
      content: [
        h2("Sexhundra årtag"),
        p(
          "Barnbarnet Alma är sju år och sitter i aktern. Hon räknar högt, och tappar bort sig någonstans vid fyrahundra.",
        ),
        p(
          "Gunnars hjärta är inte friskt. Han tar sina mediciner, väger sig på morgonen och vilar efter lunch. Men han har beställt virke till en ny brygga, och det gjorde han inte då.",
        ),
        p("– Ärret är kvar. Det hoppas jag att de lär sig laga åt nästa person, säger han."),
      ],
    },
    {
      type: "journeyCall",
      tone: "heart",
      heading: "Ge nästa person en sommar till",
      lead: "Det som hjälpte Gunnar började som en fråga hos en forskare. Just nu stöder vi dem som vill laga ärret.",
      action: { label: "Ge en gåva", href: "/ge-en-gava/" },
      second: { label: "Hon lär celler att slå i takt", href: "/forskning/celler-som-slar-i-takt/" },
    },
  ],
};
