import { bankgiro, phone, swish } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, ol, p, strong } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

/** Stands below the English gift form, as its twin does below the Swedish. */
export const englishGive: SeedPage = {
  path: "/en/give/",
  language: "en",
  title: "Give a gift",
  description:
    "Give with Swish or by card to Swedish research on the heart, blood vessels and lungs. With a receipt and thanks in English.",
  mood: "day",
  searchable: true,
  translation: "/ge-en-gava/",
  blocks: [
    {
      type: "hero",
      heading: "Give a gift",
      lead: "Your gift goes to Swedish research on the heart, blood vessels and lungs.",
      picture: pictures.heroEnglish,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Give without the form"),
        p("Would you rather give on your own? These ways are just as good."),
        h2("Swish"),
        ol(
          "Open Swish on your phone.",
          ["Write the number ", strong(swish), " and the amount. The recipient is called Hjärta & Lunga."],
          "Approve with BankID. The gift is with us at once.",
        ),
        h2("Bank transfer in Sweden"),
        p("Our bankgiro is ", strong(bankgiro), ". The gift is with us within two banking days."),
        h2("Telephone"),
        p(
          "Call ",
          phone,
          ", Monday to Friday, 9 am to 4 pm. We speak English, and never ask for card numbers or codes.",
        ),
        h2("What happens to the money"),
        p(
          "It is collected in our 90 account. Once a year it goes to the projects that the research council has chosen. At least 75 per cent of what we raise must go to our purpose. In 2025 it was 84 per cent.",
        ),
      ],
    },
    {
      type: "questions",
      heading: "Common questions",
      items: [
        {
          question: "Can I give from abroad?",
          answer: [p("Yes, by card. Swish needs a Swedish bank account.")],
        },
        {
          question: "How do I get a receipt?",
          answer: [
            p(
              "Enter your e-mail address in the form, and the receipt comes in English as soon as the gift is paid. You can also download it where we thank you.",
            ),
          ],
        },
        {
          question: "Can my gift give a tax reduction?",
          answer: [
            p(
              "It can if you pay tax in Sweden and have a Swedish personal identity number. Enter the number in the form, and we report the gift to the Swedish Tax Agency.",
            ),
          ],
        },
        {
          question: "Could I pay twice by mistake?",
          answer: [p("No. You can reload the page, go back or press again. The same gift is paid only once.")],
        },
      ],
    },
    {
      type: "linkList",
      heading: "Read more",
      links: [{ label: "Our research", href: "/en/research/", help: "What we fund, and how we choose" }],
    },
  ],
};
