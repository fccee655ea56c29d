import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { CampaignKind } from "@hjarta-lunga/contract/campaigns.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { GreetingCard, GreetingCardDraft } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { Published } from "../content/published.ts";
import type { Task } from "../documents/compiler-worker.ts";
import type { Documents } from "../documents/compiler.ts";
import { drawable } from "../documents/drawable.ts";
import { keptDrawings } from "../documents/kept-drawings.ts";

type Words = Pick<Published, "say" | "organisation" | "design">;
export type CardFile = { format: "pdf" } | { format: "png"; size: PictureSize };

/** The card says nothing of when it was made: a correction is no other card, and the same words give the same bytes. */
const madeAt = new Date(0);

const linesOf = (text: string): string[] => (text === "" ? [] : text.split("\n"));

/** Who grieves is met by dusk. */
export const isQuiet = (kind: CampaignKind): boolean => kind === "condolence";

/** The card as its template takes it: finished, or a draft with blanks where nothing is written yet. */
export const greetingTask = (card: GreetingCardDraft, language: Language, published: Words): Task => {
  const { artwork, alt, greeting, kind } = published.design(card.campaignCode);
  return {
    template: "greeting-card",
    data: {
      language,
      organisation: published.organisation().name,
      // No name: a title is seen in lists of files and tabs.
      documentTitle: published.say(language, "greetingCardDocument.documentTitle"),
      toLabel: published.say(language, "greetingCardDocument.to"),
      fromLabel: published.say(language, "greetingCardDocument.from"),
      artwork,
      pictureAlt: alt,
      isQuiet: isQuiet(kind),
      greeting: drawable(greeting),
      to: drawable(card.to),
      message: linesOf(drawable(card.message)),
      from: drawable(card.from),
    },
    madeAt,
  };
};

export type MakeGreetingCard = (
  card: GreetingCard,
  language: Language,
  file: CardFile,
) => Promise<{ fileName: string; bytes: Buffer }>;

/** Names nobody: a file's name is seen wherever it is sent and kept. */
const files = {
  pdf: { fileName: "kort.pdf", draw: "pdf" },
  screen: { fileName: "kort.png", draw: "png" },
  print: { fileName: "kort-utskrift.png", draw: "print" },
} as const;

/** The same card and the same published words give the same bytes. What cannot be drawn was refused (card-problems.ts). */
export const greetingCardMaker = ({
  published,
  documents,
}: {
  published: Words;
  documents: Pick<Documents, "pdf" | "png" | "print">;
}): MakeGreetingCard => {
  const kept = keptDrawings();
  return async (card, language, file) => {
    const { fileName, draw } = files[file.format === "pdf" ? "pdf" : file.size];
    const task = greetingTask(card, language, published);
    return { fileName, bytes: await kept(draw, task, documents[draw]) };
  };
};
