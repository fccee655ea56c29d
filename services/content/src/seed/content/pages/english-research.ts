import { email } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, ol, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const englishResearch: SeedPage = {
  path: "/en/research/",
  language: "en",
  title: "Our research",
  description:
    "686 research projects on the heart, blood vessels and lungs are running with gifts from the public. This is how we choose them.",
  mood: "day",
  searchable: true,
  translation: "/forskning/",
  blocks: [
    {
      type: "hero",
      heading: "Our research",
      lead: "Most of what we know about the heart and lungs was unknown a hundred years ago. Every answer began when someone was given time to look.",
      picture: pictures.researcherEnglish,
      giftForm: false,
    },
    {
      type: "figures",
      heading: "What the gifts make possible",
      pulse: false,
      figures: [
        { value: "686", text: "research projects are running right now, all over Sweden." },
        { value: "81", text: "million kronor went to our purpose in 2025." },
        { value: "239", text: "new projects were funded in 2025, about one application in seven." },
      ],
    },
    {
      type: "text",
      content: [
        h2("How we choose"),
        ol(
          [strong("Application. "), "Researchers at Swedish universities and hospitals apply once a year."],
          [
            strong("Review. "),
            "At least three researchers in the same field read every application. Nobody assesses their own colleagues.",
          ],
          [
            strong("Ranking. "),
            "Our research council weighs it all up: Does the question matter? Is the method sound? Can it be of use to people who are ill?",
          ],
          [strong("Decision. "), "The board decides in June. Most projects are funded for three years."],
          [strong("Follow-up. "), "Every year the researchers report what they have done and how the money was used."],
        ),
      ],
    },
    {
      type: "quote",
      tag: "Research you make possible",
      heading: "She teaches cells to beat in time",
      quote: "“The first time they beat together, the whole lab went quiet. Ten million cells, like one small heart.”",
      source: "Selam Berhane, researcher in Lund",
      content: [
        p(
          "After a heart attack the heart heals with a scar. The scar cannot contract, and many people are left with less strength than before. Selam Berhane grows new heart muscle from the patient’s own cells. In three years she hopes to be able to help the first patient.",
        ),
      ],
    },
    {
      type: "questions",
      heading: "For researchers",
      items: [
        {
          question: "Who can apply?",
          answer: [
            p(
              "Researchers with a doctorate who work at a Swedish university, university college or region. The project must concern the heart, blood vessels or lungs.",
            ),
          ],
        },
        {
          question: "When is the call?",
          answer: [
            p(
              "It opens in January and closes on the last day of February. Write to ",
              email,
              " if you would like the instructions when it opens. Applications may be written in English.",
            ),
          ],
        },
      ],
    },
    {
      type: "linkList",
      heading: "Read more",
      links: [
        {
          label: "To the islet and back",
          href: "/en/research/to-the-islet-and-back/",
          help: "Gunnar lives with heart failure, and rows again",
        },
        {
          label: "Approved projects",
          href: "/en/research/approved-projects/",
          help: "Search everything we have funded",
        },
        { label: "About us", href: "/en/", help: "Who we are, and how to give" },
      ],
    },
  ],
};
