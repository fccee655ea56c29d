import { bankgiro, email, phone, swish } from "../facts.ts";
import { duskPictures } from "../pictures.ts";
import { h2, ol, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const memorialGift: SeedPage = {
  path: "/minnesgava/",
  language: "sv",
  title: "Minnesgåva",
  description:
    "Hedra den som har gått bort med en minnesgåva. Vi skriver ett minnesblad och skickar det till familjen eller begravningsbyrån. Ring oss, så hjälper vi dig.",
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
          "Med en minnesgåva hedrar du den som har gått bort, och hjälper dem som kommer efter. Vi skickar ett minnesblad med din hälsning till familjen eller begravningsbyrån. Summan syns inte på bladet.",
        ),
        h2("Så gör du"),
        p(
          "Enklast är att ringa ",
          phone,
          " vardagar 9–16. Vi skriver ner allt åt dig. Du kan också skriva till ",
          email,
          ". Det här behöver vi veta:",
        ),
        ul(
          "namnet på den du vill minnas, gärna med årtal",
          "din hälsning, om du vill ha en",
          "namnen som ska stå under",
          "vart minnesbladet ska skickas, och dag och tid för ceremonin om det ska till en begravningsbyrå",
        ),
        p("Sedan ger du gåvan:"),
        ol(
          ["Swisha till ", strong(swish), ", eller använd bankgiro ", strong(bankgiro), "."],
          "Skriv ”minne” och den bortgångnas namn i meddelandet.",
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
              "Till begravningsbyrån: före ceremonin, om du ger besked senast klockan 12 vardagen innan.",
              "Hem till familjen: med post inom tre vardagar.",
              "Till dig med e-post: samma vardag om du ringer före klockan 15.",
            ),
          ],
        },
        {
          question: "Hur mycket ska man ge?",
          answer: [p("Det finns inget rätt belopp. Det är tanken som syns på bladet.")],
        },
        {
          question: "Kan flera ge tillsammans?",
          answer: [p("Ja. Säg vilka som är med, så skriver vi alla namn under hälsningen.")],
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
              "Skriv som du talar, eller skriv bara namnen. Ring oss om du vill ha hjälp med orden. Vi har inte bråttom.",
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
