import { bankgiro, email, phone, swish } from "../facts.ts";
import { duskPictures } from "../pictures.ts";
import { h2, ol, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const memorialGift: SeedPage = {
  path: "/minnesgava/",
  language: "sv",
  title: "Minnesgåva",
  description:
    "Hedra den som har gått bort med en minnesgåva. Skriv några ord, välj ett motiv och se minnesbladet växa fram. Vi skickar det till dig, familjen eller begravningsbyrån.",
  mood: "dusk",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Minnesgåva",
      lead: "Vi beklagar sorgen. Ta den tid du behöver.",
      picture: duskPictures.lake,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        p(
          "Med en minnesgåva hedrar du den som har gått bort, och hjälper dem som kommer efter. Ett minnesblad med din hälsning går till dig, familjen eller begravningsbyrån. Summan syns inte på bladet.",
        ),
        h2("Så går det till"),
        ol(
          "Skriv namnet på den du vill minnas. Vi hjälper dig att hitta rätt.",
          "Välj motiv och skriv några ord, om du vill. Du ser hela tiden hur bladet blir.",
          "Välj vart det ska skickas: till dig, till begravningsbyrån eller hem till familjen.",
          "Betala med Swish eller kort. Vi skickar bladet så snart gåvan har kommit fram.",
        ),
        p(
          "Vill du hellre göra det tillsammans med någon? Ring ",
          phone,
          " vardagar 9–16, så skriver vi ner allt åt dig. Eller skriv till ",
          email,
          ". Gåvan swishar du då till ",
          strong(swish),
          " eller betalar till bankgiro ",
          strong(bankgiro),
          ".",
        ),
        p("Begravningsbyrån kan ofta göra allt det här åt dig. Fråga dem gärna."),
      ],
    },
    {
      type: "picture",
      picture: duskPictures.sheetLake,
      caption: "Ett av motiven på våra minnesblad.",
    },
    {
      type: "questions",
      heading: "Om minnesbladet",
      items: [
        {
          question: "När kommer det fram?",
          answer: [
            ul(
              "Till begravningsbyrån: med e-post så snart gåvan är betald. Ge den senast klockan 15 vardagen före ceremonin.",
              "Hem till familjen: med post, framme inom fyra vardagar.",
              "Till dig: med e-post så snart gåvan är betald, att skriva ut eller skicka vidare.",
            ),
          ],
        },
        {
          question: "Hur mycket ska man ge?",
          answer: [p("Det finns inget rätt belopp. Det är tanken som syns på bladet.")],
        },
        {
          question: "Kan flera ge tillsammans?",
          answer: [p("Ja. Det finns plats för tio namn under hälsningen, och var och en kan också ge för sig.")],
        },
        {
          question: "Kan vi skriva i dödsannonsen att gåvor kan lämnas hit?",
          answer: [
            p("Ja, tack för att ni tänker på det. Skriv till exempel:"),
            p(`”Tänk gärna på Hjärta & Lunga, bankgiro ${bankgiro} eller Swish ${swish}.”`),
            p("Familjen får ett brev från oss med namnen på dem som har gett, om ni vill det."),
          ],
        },
        {
          question: "Jag vet inte vad jag ska skriva.",
          answer: [
            p(
              "Skriv som du talar, eller skriv bara namnen. Det finns ord att låna i formuläret, och vi hjälper gärna till om du ringer. Vi har inte bråttom.",
            ),
          ],
        },
      ],
    },
    {
      type: "linkList",
      heading: "Mer om att minnas",
      links: [
        { label: "Minnas", href: "/minnas/", help: "Ord att låna, och hjälp när det är tungt" },
        { label: "Tänd ett ljus", href: "/tand-ett-ljus/", help: "En stund för den du saknar" },
      ],
    },
  ],
};
