import { emergency } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { a, h2, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { adviceNote } from "../shared.ts";

export const copd: SeedPage = {
  path: "/hjarta-och-lungor/lungorna/kol/",
  language: "sv",
  title: "KOL",
  description:
    "KOL gör luftrören trånga och andningen tung. Sjukdomen går inte att bota, men det går att må bättre. Läs om tecken, behandling och vardag.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "emergency",
      heading: "Svårt att andas fast du vilar?",
      text: "Eller orkar du inte tala i hela meningar?",
    },
    {
      type: "hero",
      heading: "KOL",
      lead: "KOL gör att det blir trögt att andas, mest när man andas ut. Sjukdomen går inte att bota, men det går att må bättre.",
      picture: pictures.copd,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Vad KOL är"),
        p(
          "KOL är en förkortning av kroniskt obstruktiv lungsjukdom. Luftrören är inflammerade och trånga. Ofta är också lungblåsorna skadade, så att lungorna förlorar sin spänst. Det kallas emfysem.",
        ),
        p(
          "Omkring en halv miljon människor i Sverige beräknas ha KOL. Många vet inte om det, för sjukdomen kommer långsamt.",
        ),
        h2("Vanliga tecken"),
        ul(
          "Du blir andfådd i trappor och backar.",
          "Du hostar ofta, och det kommer slem.",
          "Det piper eller väser när du andas.",
          "Förkylningar sätter sig på bröstet och går långsamt över.",
        ),
        h2("Varför man får det"),
        p(
          "Vanligast är tobaksrök under många år. Men det finns också de som har KOL och aldrig har rökt. Damm, gas och rök på arbetet, andras rök och ärftlighet kan också ge KOL. En ärftlig orsak heter alfa-1-antitrypsinbrist. Ingen ska behöva skämmas för sin sjukdom.",
        ),
        h2("Så ställs diagnosen"),
        p(
          "Du blåser i en apparat som mäter hur mycket luft du får ut och hur fort. Provet heter spirometri, går snabbt och gör inte ont. Fråga vårdcentralen om du känner igen dig.",
        ),
      ],
    },
    {
      type: "questions",
      heading: "Det här hjälper",
      items: [
        {
          question: "Att sluta röka",
          answer: [
            p(
              "Det är det viktigaste steget för den som röker, och det svåraste. Du behöver inte göra det ensam. Sluta-röka-linjen är gratis och har nummer ",
              a("020-84\u00a000\u00a000", "tel:+4620840000"),
              ". Vårdcentralen kan ge råd och läkemedel. Många behöver flera försök.",
            ),
          ],
        },
        {
          question: "Att röra på sig",
          answer: [
            p(
              "Träning gör inte lungorna friska, men musklerna lär sig använda syret bättre. Då räcker luften längre. En fysioterapeut kan visa hur du gör, också om du blir andfådd av lite.",
            ),
          ],
        },
        {
          question: "Läkemedel att andas in",
          answer: [
            p(
              "De vidgar luftrören och kan minska risken för försämring. Hur man andas in spelar stor roll. Be sjuksköterskan eller apoteket titta på när du gör det.",
            ),
          ],
        },
        {
          question: "Vaccin, mat och vila",
          answer: [
            p(
              "Infektioner kan göra KOL sämre, så fråga om vaccin. Att andas kostar kraft. Ät gärna lite och ofta, och planera in vila innan du är helt slut.",
            ),
          ],
        },
        {
          question: "Om du blir sämre",
          answer: [
            p(
              "Hör av dig till vården om du på några dagar får mer hosta, mer slem eller blir mer andfådd. Ring ",
              emergency,
              " om du får svårt att andas fast du vilar, eller om du inte orkar tala i hela meningar.",
            ),
          ],
        },
      ],
    },
    adviceNote,
    {
      type: "linkList",
      heading: "Läs mer",
      links: [
        { label: "I vinterkylan", href: "/hjarta-och-lungor/nar-det-ar-kallt/", help: "Råd för kalla dagar" },
        { label: "Så fungerar lungorna", href: "/hjarta-och-lungor/lungorna/", help: "Tjugotusen andetag på ett dygn" },
        { label: "Astma", href: "/hjarta-och-lungor/lungorna/astma/", help: "Vanligt i alla åldrar" },
      ],
    },
  ],
};
