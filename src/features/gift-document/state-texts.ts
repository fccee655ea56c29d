import type { GiftDocumentAnswer } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

type Said = { heading: TextKey; text: TextKey };
type Answer = Pick<GiftDocumentAnswer, "state" | "delivery">;

const waiting: Record<Answer["delivery"]["to"], Said> = {
  donor: { heading: "giftDocument.page.waiting.donor", text: "giftDocument.page.waiting.donor.text" },
  post: { heading: "giftDocument.page.waiting.post", text: "giftDocument.page.waiting.post.text" },
  none: { heading: "giftDocument.page.kept", text: "giftDocument.page.kept.text" },
};

const byState: Record<Answer["state"], (answer: Answer) => Said> = {
  unpaid: () => ({ heading: "giftDocument.page.unpaid", text: "giftDocument.page.unpaid.text" }),
  waiting: ({ delivery }) => waiting[delivery.to],
  sent: () => ({ heading: "giftDocument.page.sent", text: "giftDocument.page.sent.text" }),
  printed: () => ({ heading: "giftDocument.page.printed", text: "giftDocument.page.printed.text" }),
  refused: () => ({ heading: "giftDocument.page.refused", text: "giftDocument.page.refused.text" }),
  kept: () => ({ heading: "giftDocument.page.kept", text: "giftDocument.page.kept.text" }),
};

/** How far it has come, in words. */
export const stateTexts = (answer: Answer): Said => byState[answer.state](answer);

/** Until it is sent, and of one that is sent nowhere, the words may be changed as often as one likes. */
export const correctionText = ({ state }: Pick<Answer, "state">): TextKey => {
  if (state === "kept") return "giftDocument.correct.kept";
  return state === "waiting" ? "giftDocument.correct.before" : "giftDocument.correct.after";
};
