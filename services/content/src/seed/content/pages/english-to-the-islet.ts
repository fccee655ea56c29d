import { pictures } from "../pictures.ts";
import { h2, p } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const englishToTheIslet: SeedPage = {
  path: "/en/research/to-the-islet-and-back/",
  language: "en",
  title: "To the islet and back",
  description:
    "Gunnar could not row to his own islet. Then he was given a medicine that somebody had researched. Now he rows there with his grandchild in the stern.",
  mood: "day",
  searchable: true,
  translation: "/forskning/till-holmen-och-tillbaka/",
  blocks: [
    {
      type: "hero",
      heading: "To the islet and back",
      lead: "Gunnar Wallin could not row to his own islet. Then he was given a medicine that somebody had researched.",
      picture: pictures.livesOnEnglish,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        p(
          "It is six hundred strokes to the islet on the coast of northern Sweden. Gunnar knows, for one summer he counted them. At a hundred he had to rest on his oars.",
        ),
        p(
          "“I thought it was age. I was sixty-two. Then I could no longer pull up the boat, and my wife called the health centre.”",
        ),
        p(
          "It was heart failure. A heart attack that he had never noticed had left a scar, and the heart could no longer pump as much as the body needed.",
        ),
        h2("The medicine that was meant for something else"),
        p(
          "Gunnar was given four medicines. One of them was made for diabetes. But the researchers saw something unexpected in their figures: those who took it came to hospital with heart failure less often. They followed the question, year after year, and thousands of patients took part. Today it is part of the treatment for most people with heart failure.",
        ),
        p("After three weeks Gunnar rowed past a hundred without a rest. After two months he was there."),
      ],
    },
    {
      type: "quote",
      quote: "“Somebody I have never met sat working on those figures, long before I fell ill.”",
      source: "Gunnar Wallin, 64",
      content: [],
    },
    {
      type: "text",
      content: [
        h2("Six hundred strokes"),
        p(
          "His grandchild Alma is seven and sits in the stern. She counts aloud, and loses her way somewhere around four hundred.",
        ),
        p(
          "Gunnar’s heart is not well. He takes his medicines, weighs himself in the morning and rests after lunch. But he has ordered timber for a new jetty, and that he did not do then.",
        ),
        p("“The scar is still there. I hope they learn to mend it for the next person,” he says."),
      ],
    },
    {
      type: "journeyCall",
      tone: "heart",
      heading: "Give the next person one more summer",
      lead: "What helped Gunnar began as a researcher’s question. Right now we support those who want to mend the scar.",
      action: { label: "Give a gift", href: "/en/give/" },
      second: { label: "Our research", href: "/en/research/" },
    },
  ],
};
