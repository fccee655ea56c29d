import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

type Said = { heading: TextKey; text: TextKey };
type Answer = Pick<MemorialSheetAnswer, "state" | "delivery">;

const waiting: Record<Answer["delivery"]["to"], TextKey> = {
  donor: "memorial.page.waiting.donor",
  parlor: "memorial.page.waiting.parlor",
  post: "memorial.page.waiting.post",
  none: "memorial.page.kept.text",
};

const byState: Record<Answer["state"], (answer: Answer) => Said> = {
  unpaid: () => ({ heading: "memorial.page.unpaid", text: "memorial.page.unpaid.text" }),
  waiting: ({ delivery }) => ({ heading: "memorial.page.waiting", text: waiting[delivery.to] }),
  sent: ({ delivery }) => ({
    heading: "memorial.page.sent",
    text: delivery.to === "parlor" ? "memorial.page.sent.parlor" : "memorial.page.sent.donor",
  }),
  printed: () => ({ heading: "memorial.page.printed", text: "memorial.page.printed.text" }),
  refused: () => ({ heading: "memorial.page.refused", text: "memorial.page.refused.text" }),
  kept: () => ({ heading: "memorial.page.kept", text: "memorial.page.kept.text" }),
};

export const stateTexts = (answer: Answer): Said => byState[answer.state](answer);

/** Until it is sent, and of one that is sent nowhere, the words may be changed as often as one likes. */
export const correctionText = ({
  state,
  delivery,
  correctedTo,
}: Pick<MemorialSheetAnswer, "state" | "delivery" | "correctedTo">): TextKey => {
  // The ceremony has been: a parlour has nobody to hand it to.
  if (correctedTo !== delivery.to)
    return correctedTo === "donor" ? "memorial.correct.toDonor" : "memorial.correct.toNobody";
  if (state === "kept") return "memorial.correct.kept";
  return state === "waiting" ? "memorial.correct.before" : "memorial.correct.after";
};
