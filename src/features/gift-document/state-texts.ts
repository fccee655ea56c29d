import type { GiftDocumentAnswer } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

type Answer = Pick<GiftDocumentAnswer, "state" | "delivery">;

const waiting = { donor: "waiting.donor", post: "waiting.post", none: "kept" } as const;

export function stateTexts({ state, delivery }: Answer): { heading: TextKey; text: TextKey } {
  const heading = `giftDocument.page.${state === "waiting" ? waiting[delivery.to] : state}` as const;
  return { heading, text: `${heading}.text` };
}

/** Until it is sent, and of one that is sent nowhere, the words may be changed as often as one likes. */
export const correctionText = ({ state }: Pick<Answer, "state">): TextKey => {
  if (state === "kept") return "giftDocument.correct.kept";
  return state === "waiting" ? "giftDocument.correct.before" : "giftDocument.correct.after";
};
