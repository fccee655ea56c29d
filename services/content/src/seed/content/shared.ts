import type { Block } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { healthLine, phone } from "./facts.ts";
import { a, p } from "./rich-text.ts";

type Question = Extract<Block, { type: "questions" }>["items"][number];

const taxRule = p(
  "Ja, om du är privatperson, har fyllt 18 år vid årets slut och betalar skatt i Sverige. Du får tillbaka 25 procent av gåvor på minst 200\u00a0kr, om du ger minst 2\u00a0000\u00a0kr under ett år. Som mest får du tillbaka 3\u00a0000\u00a0kr på ett år.",
);
const taxLaw = p(
  "Reglerna beslutas av riksdagen och kan ändras. Läs mer hos ",
  a("Skatteverket", "https://www.skatteverket.se/"),
  ".",
);

/** The law of gifts, told the same way wherever it is asked for; between its two ends how it is done there. */
const taxQuestionWith = (...howHere: Question["answer"]): Question => ({
  question: "Kan jag få skattereduktion?",
  answer: [taxRule, ...howHere, taxLaw],
});

export const taxQuestion = taxQuestionWith(
  p(
    "Då behöver vi ditt personnummer, så att vi kan lämna uppgiften till Skatteverket. Skriv det i formuläret när du ger, eller ring oss på ",
    phone,
    ". Skriv det inte i Swish eller i ett mejl. Summan står sedan i din deklaration.",
  ),
);

/** Who signs a mandate has given the number with it. */
export const monthlyTaxQuestion = taxQuestionWith(
  p(
    "Varje dragning räknas för sig och behöver vara minst 200\u00a0kr. Ger du 200\u00a0kr i månaden blir det 2\u00a0400\u00a0kr på ett år, och då kan du få 600\u00a0kr tillbaka.",
  ),
  p(
    "Ger du från ditt eget konto har vi ditt personnummer från BankID eller blanketten, och lämnar uppgiften till Skatteverket. Du behöver inte göra något mer. Summan står sedan i din deklaration.",
  ),
);

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
