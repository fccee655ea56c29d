import { annualReport, bankgiro, email, phone, swish } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { a, h2, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const englishAbout: SeedPage = {
  path: "/en/",
  language: "en",
  title: "About us",
  description:
    "Hjärta & Lunga is a Swedish charity that raises money for research on the heart, blood vessels and lungs. This is how we work.",
  mood: "day",
  searchable: true,
  translation: "/om-oss/",
  blocks: [
    {
      type: "hero",
      heading: "More heartbeats.\nDeeper breaths.",
      lead: "Hjärta & Lunga is a Swedish charity. We raise money for research on the heart, blood vessels and lungs, so that more people can live longer and breathe more easily.",
      picture: pictures.heroEnglish,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Two organs, one task"),
        p(
          "The lungs bring in oxygen and the heart sends it round the body. When one of them fails, the other feels it. That is why we support research on both.",
        ),
        p(
          "We were founded in 1961 by patients, relatives and doctors. We are a non-profit association, independent of political parties and of the pharmaceutical industry. We receive no government funding: the money comes from people who give.",
        ),
      ],
    },
    {
      type: "figures",
      heading: "How the money was used in 2025",
      text: "The figures come from our annual report, which is examined by an authorised auditor.",
      pulse: false,
      figures: [
        { value: "96", text: "million kronor came in during the year." },
        { value: "84%", text: "went to research, and to sharing knowledge about the heart and lungs." },
        { value: "686", text: "research projects are running right now." },
      ],
    },
    {
      type: "text",
      content: [
        h2("Checked every year"),
        p(
          "We hold a 90 account. It means that ",
          a("Swedish Fundraising Control", "https://www.insamlingskontroll.se/"),
          " examines us every year, and that at least 75 per cent of what we raise goes to our purpose.",
        ),
        p(
          "Our ",
          a("annual report for 2025", annualReport),
          " is in Swedish. Write to us if you would like help with it.",
        ),
        h2("Giving"),
        p(
          "In Sweden you can give by Swish to ",
          strong(swish),
          " or through any bank to bankgiro ",
          strong(bankgiro),
          ". Most of this website is in Swedish, so do call or write if you would like help.",
        ),
        h2("Contact"),
        p("Telephone ", phone, ", Monday to Friday, 9 am to 4 pm. E-mail ", email, ". We speak English."),
      ],
    },
    {
      type: "linkList",
      heading: "Read more",
      links: [
        { label: "Give a gift", href: "/en/give/", help: "By Swish or card, with a receipt in English" },
        { label: "Our research", href: "/en/research/", help: "What we fund, and how we choose" },
      ],
    },
  ],
};
