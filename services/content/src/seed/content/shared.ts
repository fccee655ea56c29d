import type { Block } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { healthLine, phone } from "./facts.ts";
import { a, p } from "./rich-text.ts";

type Question = Extract<Block, { type: "questions" }>["items"][number];

/** The law of gifts, told the same way wherever it is asked for. */
export const taxQuestion: Question = {
  question: "Kan jag få skattereduktion?",
  answer: [
    p(
      "Ja, om du är privatperson, har fyllt 18 år vid årets slut och betalar skatt i Sverige. Du får tillbaka 25 procent av gåvor på minst 200\u00a0kr, om du ger minst 2\u00a0000\u00a0kr under ett år. Som mest får du tillbaka 3\u00a0000\u00a0kr på ett år.",
    ),
    p(
      "Då behöver vi ditt personnummer, så att vi kan lämna uppgiften till Skatteverket. Skriv det i formuläret när du ger, eller ring oss på ",
      phone,
      ". Skriv det inte i Swish eller i ett mejl. Summan står sedan i din deklaration.",
    ),
    p(
      "Reglerna beslutas av riksdagen och kan ändras. Läs mer hos ",
      a("Skatteverket", "https://www.skatteverket.se/"),
      ".",
    ),
  ],
};

/** Ends every page about an illness: we inform, health care decides. */
export const adviceNote: Block = {
  type: "text",
  content: [
    p(
      "Texten är allmän och kan inte ersätta en läkare. Ring ",
      healthLine,
      " om du är osäker på vad du ska göra. Där svarar sjuksköterskor dygnet runt.",
    ),
  ],
};
