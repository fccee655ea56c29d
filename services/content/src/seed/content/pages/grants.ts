import { email } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const grants: SeedPage = {
  path: "/forskning/sok-anslag/",
  language: "sv",
  title: "Sök anslag",
  description:
    "För dig som forskar om hjärta, kärl eller lungor i Sverige: vad du kan söka, vilka krav vi ställer och hur ansökan går till.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Sök anslag",
      lead: "För dig som forskar om hjärta, kärl eller lungor vid ett svenskt universitet eller sjukhus. Vi har en utlysning om året.",
      picture: pictures.researcher,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Det här kan du söka"),
        ul(
          [strong("Projektanslag. "), "500\u00a0000–800\u00a0000 kronor om året i tre år."],
          [
            strong("Anslag för nya forskare. "),
            "400\u00a0000 kronor om året i två år, inom fem år från disputationen.",
          ],
          [strong("Forskarmånader. "), "Lön i tre till sex månader för dig som arbetar i vården."],
        ),
        h2("Krav"),
        ul(
          "Du har disputerat.",
          "Projektet gäller hjärta, kärl eller lungor.",
          "Ett svenskt universitet, en högskola eller en region förvaltar pengarna.",
          "Du har de etiska tillstånd som behövs innan pengarna betalas ut.",
          "Resultaten publiceras öppet, också när de inte blev som väntat.",
        ),
        p(
          "Anslaget får användas till lön, material, utrustning och resor. Vi betalar högst 10 procent i påslag för gemensamma kostnader.",
        ),
        h2("Så går det till"),
        ul(
          [strong("Januari: "), "utlysningen öppnar."],
          [strong("Sista februari: "), "sista dag att söka."],
          [strong("Mars–maj: "), "forskningsrådet granskar."],
          [strong("Juni: "), "styrelsen beslutar, och alla sökande får besked med en kort motivering."],
        ),
        p(
          "Vill du ha anvisningarna när utlysningen öppnar? Skriv till ",
          email,
          " med rubriken ”Anslag”, så skickar vi dem till dig.",
        ),
      ],
    },
    {
      type: "questions",
      heading: "Frågor från forskare",
      items: [
        {
          question: "Får jag söka på engelska?",
          answer: [p("Ja. Bara den korta sammanfattningen för allmänheten ska vara på svenska.")],
        },
        {
          question: "Kan jag få pengar från andra samtidigt?",
          answer: [p("Ja, om det inte är för samma kostnader. Skriv i ansökan vad du har och vad du har sökt.")],
        },
        {
          question: "Hur redovisar jag?",
          answer: [
            p(
              "En gång om året: en sida om arbetet på vanlig svenska, en ekonomisk redovisning från din förvaltare och en lista över publikationer.",
            ),
          ],
        },
      ],
    },
    {
      type: "linkList",
      heading: "Läs mer",
      links: [
        { label: "Så väljer vi projekt", href: "/forskning/", help: "Granskning, beslut och uppföljning" },
        { label: "Kontakta oss", href: "/kontakt/", help: "Ring eller skriv" },
      ],
    },
  ],
};
