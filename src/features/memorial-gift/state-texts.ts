import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

type Answer = Pick<MemorialSheetAnswer, "state" | "delivery">;

const waiting: Record<Answer["delivery"]["to"], TextKey> = {
  donor: "memorial.page.waiting.donor",
  parlor: "memorial.page.waiting.parlor",
  post: "memorial.page.waiting.post",
  none: "memorial.page.kept.text",
};

function textOf({ state, delivery }: Answer): TextKey {
  if (state === "waiting") return waiting[delivery.to];
  if (state === "sent") return delivery.to === "parlor" ? "memorial.page.sent.parlor" : "memorial.page.sent.donor";
  return `memorial.page.${state}.text`;
}

export const stateTexts = (answer: Answer): { heading: TextKey; text: TextKey } => ({
  heading: `memorial.page.${answer.state}`,
  text: textOf(answer),
});

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
