import { pictures } from "../pictures.ts";
import type { SeedPage } from "../seed-page.ts";

export const congratulate: SeedPage = {
  path: "/gratulera/",
  language: "sv",
  title: "Gratulera",
  description:
    "Kort för födelsedag, bröllop, examen, jul och för dagar utan anledning. Med varje kort följer en gåva till forskningen.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Gratulera",
      lead: "Gör någon glad med ett kort, och ge en gåva till forskningen på samma gång.",
      picture: pictures.tulips,
      giftForm: false,
    },
    {
      type: "linkList",
      heading: "Välj hur du vill gratulera",
      links: [
        { label: "Digitalt kort", href: "/digitalt-gratulationskort/", help: "Kommer med e-post, med din hälsning" },
        { label: "Gåvobevis", href: "/gavobevis/", help: "Till den som redan har allt, som PDF eller på papper" },
        { label: "Gåvokort", href: "/gavokort/", help: "Välj bland fyra bilder, som PDF eller på papper" },
      ],
    },
    {
      type: "cards",
      heading: "Grattis",
      text: "Födelsedag, bröllop, examen eller något annat att vara glad för.",
      campaigns: ["GRATULATION_1", "GRATULATION_2", "GRATULATION_3", "GRATULATION_4"],
    },
    {
      type: "cards",
      heading: "Tack, och en hälsning",
      text: "För dagar utan särskild anledning.",
      campaigns: ["TACK_1", "TACK_2", "GENERELL_1", "GENERELL_2", "GENERELL_3"],
    },
    {
      type: "cards",
      heading: "Jul",
      text: "I stället för ett paket, eller tillsammans med det.",
      campaigns: ["JUL_24_1", "JUL_24_2", "JUL_24_3"],
    },
    {
      type: "cards",
      heading: "Vinter och vår",
      text: "Korten för alla hjärtans dag går att skicka från den 20 januari, och påskkorten från mars.",
      campaigns: ["ALLAHJARTAN_25_1", "ALLAHJARTAN_25_2", "PASK_1", "PASK_2"],
    },
    {
      type: "cards",
      heading: "Mors dag och sommar",
      text: "De här korten går att skicka från maj till augusti.",
      campaigns: ["MORSDAG_1", "MORSDAG_2", "SOMMAR_1", "SOMMAR_2", "SOMMAR_3"],
    },
    {
      type: "cards",
      heading: "Höst",
      text: "Världshjärtdagen är den 29 september, och fars dag den andra söndagen i november.",
      campaigns: ["WORLDHEARTDAY_25_1", "WORLDHEARTDAY_25_2", "FARSDAG_24_1", "FARSDAG_24_2"],
    },
    {
      type: "questions",
      heading: "Bra att veta",
      items: [
        {
          question: "Syns det hur mycket jag har gett?",
          answer: [{ tag: "p", children: ["Nej. På kortet står din hälsning, men inte summan."] }],
        },
        {
          question: "Ger kortet skattereduktion?",
          answer: [
            {
              tag: "p",
              children: ["Ja. Det du ger med kortet är en gåva, och den räknas som andra gåvor till oss."],
            },
          ],
        },
      ],
    },
  ],
};
