import { phone, emergency, healthLine } from "../facts.ts";
import { duskPictures } from "../pictures.ts";
import { h2, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const remember: SeedPage = {
  path: "/minnas/",
  language: "sv",
  title: "Minnas",
  description:
    "När någon har gått bort: ge en minnesgåva, låna ord till minnesbladet, och se vart du vänder dig om du behöver någon att tala med.",
  mood: "dusk",
  searchable: true,
  blocks: [
    {
      type: "emergency",
      heading: "Är sorgen för tung att bära just nu?",
      text: "Orkar du inte leva längre finns det hjälp, dygnet runt.",
    },
    {
      type: "hero",
      heading: "Till minne av någon du saknar",
      lead: "Det finns inget rätt sätt att sörja. Här finns några sätt att minnas. Ta den tid du behöver.",
      picture: duskPictures.lake,
      giftForm: false,
    },
    {
      type: "linkList",
      heading: "Sätt att minnas",
      links: [
        { label: "Minnesgåva", href: "/minnesgava/", help: "Hedra någon som har gått bort, med ett minnesblad" },
        { label: "Tänd ett ljus", href: "/tand-ett-ljus/", help: "En stund för den du saknar" },
      ],
    },
    {
      type: "text",
      content: [
        h2("Om du inte vet vad du ska skriva"),
        p("Skriv som du talar. Ett minne, ett tack eller bara namnen räcker. Så här har andra skrivit:"),
        ul(
          "”Din trädgård blommar vidare, och vi med den.”",
          "”Tack för allt du gav oss.”",
          "”Vi saknar ditt skratt i köket.”",
          "”Vila i frid, kära vän.”",
          "”En sista hälsning från oss alla på Storgatan.”",
        ),
        p("Ring oss på ", phone, " om du vill ha hjälp med orden. Vi gör det gärna, och vi har inte bråttom."),
      ],
    },
    {
      type: "cards",
      heading: "Kort till den som sörjer",
      text: "En kort hälsning kan betyda mycket, också när det har gått några veckor.",
      all: { label: "Skicka ett kort", href: "/digitalt-gratulationskort/" },
      campaigns: ["KPD_1", "KPD_2", "KPD_3", "KPR_KRANS"],
    },
    {
      type: "picture",
      picture: duskPictures.sheetBird,
    },
    {
      type: "text",
      content: [
        h2("Om du behöver tala med någon"),
        p(
          "Sorg är ingen sjukdom, men den kan vara tung att bära ensam. Tala med någon du litar på. Din vårdcentral kan hjälpa dig att få stöd, och ",
          healthLine,
          " svarar dygnet runt. På kvällar och nätter kan du nå en jourhavande präst genom att ringa ",
          emergency,
          " och be att få bli kopplad dit. Du behöver inte vara troende.",
        ),
        p("Är det akut, eller orkar du inte leva längre? Ring ", emergency, " direkt."),
      ],
    },
  ],
};
