import { h2, p } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const englishApprovedProjects: SeedPage = {
  path: "/en/research/approved-projects/",
  language: "en",
  title: "Approved projects",
  description:
    "Every research project on the heart, blood vessels and lungs that we have funded since 2016. Search by subject, researcher or university.",
  mood: "day",
  searchable: true,
  translation: "/forskning/beviljade-projekt/",
  blocks: [
    {
      type: "hero",
      heading: "Approved projects",
      lead: "Every research project that gifts from the public have made possible since 2016. Search by subject, researcher or university.",
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("How to read the list"),
        p(
          "The titles are the researchers’ own. The amount is what our board granted, and the area is what the project is mostly about. The list comes from the research portal, where applications are also reviewed.",
        ),
      ],
    },
    {
      type: "linkList",
      heading: "Read more",
      links: [
        { label: "Our research", href: "/en/research/", help: "How we choose" },
        { label: "About us", href: "/en/", help: "Who we are, and how to give" },
      ],
    },
  ],
};
