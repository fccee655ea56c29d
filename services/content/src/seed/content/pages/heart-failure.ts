import { emergency } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { adviceNote } from "../shared.ts";

export const heartFailure: SeedPage = {
  path: "/hjarta-och-lungor/hjartat/hjartsvikt/",
  language: "sv",
  title: "Hjärtsvikt",
  description:
    "Vid hjärtsvikt orkar hjärtat inte pumpa som det ska. Läs om tecken som andfåddhet och svullna ben, om behandling och om vardagen.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "emergency",
      heading: "Plötsligt svårt att andas, eller ont i bröstet?",
    },
    {
      type: "hero",
      heading: "Hjärtsvikt",
      lead: "Hjärtsvikt betyder att hjärtat inte orkar pumpa så mycket blod som kroppen behöver. Det betyder inte att hjärtat är på väg att stanna.",
      picture: pictures.heartFailure,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Vanliga tecken"),
        p("Hjärtsvikt kommer ofta smygande. Det är lätt att tro att det bara är åldern."),
        ul(
          "Du blir andfådd av sådant som gick bra förut, till exempel en trappa.",
          "Du är tröttare än vanligt.",
          "Fötter, vrister eller ben svullnar.",
          "Du går upp i vikt på några dagar utan att äta mer.",
          "Du behöver fler kuddar för att kunna andas när du ligger ner.",
        ),
        p(
          "Kontakta vårdcentralen om du känner igen dig. Ring ",
          emergency,
          " om det plötsligt blir svårt att andas eller om du får ont i bröstet.",
        ),
        h2("Varför det blir så"),
        p(
          "Ofta har hjärtat fått arbeta för hårt länge, till exempel av högt blodtryck, eller blivit skadat av en hjärtinfarkt. Det kan också bero på en klaff som läcker eller är trång, på ojämna slag, på ärftlighet eller på en infektion.",
        ),
        p("Ungefär 250\u00a0000 personer i Sverige beräknas ha hjärtsvikt. De flesta har fyllt 65 år."),
        h2("Det finns bra behandling"),
        p(
          "Läkemedlen mot hjärtsvikt har blivit mycket bättre. De får många att må bra och leva längre. En del behöver också en pacemaker eller en operation. På de flesta sjukhus finns en mottagning med sjuksköterskor som kan mycket om hjärtsvikt.",
        ),
      ],
    },
    {
      type: "questions",
      heading: "Vardagen med hjärtsvikt",
      items: [
        {
          question: "Varför ska jag väga mig?",
          answer: [
            p(
              "Om vikten ökar fort samlar kroppen vätska. Väg dig gärna på morgonen, några gånger i veckan. Ökar du två kilo eller mer på tre dagar är det bra att höra av dig till din mottagning.",
            ),
          ],
        },
        {
          question: "Kan jag träna?",
          answer: [
            p(
              "Ja. Att röra på sig gör att man orkar mer. Fråga efter en fysioterapeut, som kan lägga upp träningen så att den passar dig.",
            ),
          ],
        },
        {
          question: "Hur kan jag som anhörig hjälpa till?",
          answer: [
            p(
              "Följ med till vården om ni båda vill det. Fyra öron hör mer än två. Fråga också vad den som är sjuk vill göra själv. Och glöm inte att du kan behöva vila.",
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
        { label: "Hjärtinfarkt", href: "/hjarta-och-lungor/hjartat/hjartinfarkt/", help: "Tecknen, och vad du gör" },
        {
          label: "Så fungerar hjärtat",
          href: "/hjarta-och-lungor/hjartat/",
          help: "En muskel stor som din knutna näve",
        },
        { label: "Forskningen vi stöder", href: "/forskning/", help: "Så väljer vi projekt" },
      ],
    },
  ],
};
