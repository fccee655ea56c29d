import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { CampaignKind } from "@hjarta-lunga/contract/campaigns.ts";
import { type Design, standInArtwork } from "@hjarta-lunga/contract/designs.ts";
import { headingOf } from "@hjarta-lunga/contract/greeting-headings.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { GreetingCard, GreetingCardDraft } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { Documents, Task } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters, supportedLines, supportedText } from "../../platform/documents/supported-text.ts";
import { cardFileMaker, madeAt, type CardDocuments } from "../../shared/cards/card-file.ts";
import type { Published } from "../../platform/content/published.ts";
import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { Refusal } from "../../platform/http/refusal.ts";

export const greetingProblems = (
  documents: Pick<Documents, "drawsAll">,
  { to, from, message }: { to: string; from: string; message: string },
  within = "",
) =>
  unsupportedCharacters(documents, [
    [`${within}to`, to],
    [`${within}message`, message],
    [`${within}from`, from],
  ]);

type Words = Pick<Published, "say" | "organisation" | "design" | "drawnFile">;

/** An order never waits for a drawing. */
export const drawingOf = ({ artwork, kind }: Design, { drawnFile }: Pick<Published, "drawnFile">) => {
  const drawn = drawnFile(artwork);
  const { path, content } = drawn ?? { path: `/artwork/${standInArtwork(kind)}.svg` };
  return { path, files: content ? [{ path, content }] : [], isItsOwn: drawn !== undefined };
};

export const isQuiet = (kind: CampaignKind | undefined): boolean => kind === "condolence";

export const greetingTask = (card: GreetingCardDraft, language: Language, published: Words): Task => {
  const design = published.design(card.campaignCode);
  if (design === undefined) throw new Refusal("unavailable");
  const { alt, kind } = design;
  const { path, files } = drawingOf(design, published);
  return {
    template: "greeting-card",
    data: {
      language,
      organisation: published.organisation().name,
      documentTitle: published.say(language, "greetingCardDocument.documentTitle"),
      toLabel: published.say(language, "greetingCardDocument.to"),
      fromLabel: published.say(language, "greetingCardDocument.from"),
      artwork: path,
      pictureAlt: alt,
      isQuiet: isQuiet(kind),
      greeting: supportedText(headingOf(design, card.heading, (key) => published.say(language, key))),
      to: supportedText(card.to),
      message: supportedLines(card.message),
      from: supportedText(card.from),
    },
    files,
    madeAt,
  };
};

export const createMakeGreetingCard = ({ published, documents }: { published: Words; documents: CardDocuments }) =>
  cardFileMaker<GreetingCard>(documents, "kort", (card, language) => greetingTask(card, language, published));

export const greetingPreviews = {
  greetingCard: {
    problemsOf: (documents, { card }) => greetingProblems(documents, card, "card."),
    taskOf: ({ card, language }, published) => {
      if (published.design(card.campaignCode) === undefined)
        throw new Refusal("validation_failed", { "card.campaignCode": "notOffered" satisfies FieldProblem });
      return greetingTask(card, language, published);
    },
  },
} satisfies Partial<PreviewedDocuments>;
