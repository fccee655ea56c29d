import { phone } from "../facts.ts";
import { duskPictures } from "../pictures.ts";
import { blockquote, h2, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const candle: SeedPage = {
  path: "/tand-ett-ljus/",
  language: "sv",
  title: "Tänd ett ljus",
  description:
    "En stund för den du saknar. Här finns ord att läsa när du tänder ett ljus hemma, och ett sätt att hedra någons minne.",
  mood: "dusk",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Tänd ett ljus",
      lead: "För den du saknar. I dag, på årsdagen eller när det behövs.",
      picture: duskPictures.candle,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        p("Tänd ett ljus där du är, vid köksbordet eller i fönstret. Sitt en stund. Du behöver inte göra något mer."),
        p("Läs orden högt, om du vill. Eller säg bara namnet."),
        blockquote("”Du fattas oss. Ljuset är för dig.”"),
      ],
    },
    {
      type: "text",
      content: [
        h2("Dagar då det kan kännas extra"),
        p(
          "Sorgen följer ingen almanacka. Men en del dagar kan vara svårare än andra, och då kan ett ljus vara skönt att ha:",
        ),
        ul("födelsedagen", "årsdagen", "allhelgona", "julen och andra helger", "en vanlig tisdag"),
        h2("Låt minnet hjälpa någon"),
        p(
          "Vill du också ge en gåva till minne av den du saknar? Ring ",
          phone,
          " vardagar 9–16, så skriver vi ett minnesblad tillsammans.",
        ),
      ],
    },
    {
      type: "journeyCall",
      tone: "dusk",
      heading: "Till minne av någon du saknar",
      lead: "Med en minnesgåva hedrar du den som har gått bort, och hjälper dem som kommer efter.",
      picture: duskPictures.lake,
      action: { label: "Så ger du en minnesgåva", href: "/minnesgava/" },
      second: { label: "Om du behöver tala med någon", href: "/minnas/" },
    },
  ],
};
