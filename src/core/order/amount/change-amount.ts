import { afterWriting, type ChosenAmount } from "./chosen-amount.ts";

/* What a visitor changes. Apart from the reading of amounts, which the start page loads too. */
export const takePreset = (preset: number) => (): ChosenAmount => ({ preset, own: "" });
export const writeOwn = (own: string) => (draft: ChosenAmount) => afterWriting(own, draft);

type Journey = {
  change: (change: (draft: ChosenAmount) => ChosenAmount) => void;
  move: (move: { move: "choiceLeft"; isTooEarly: (draft: ChosenAmount) => boolean }) => void;
};

export const amountEvents = ({ change, move }: Journey) => ({
  onPreset: (preset: number) => change(takePreset(preset)),
  onOwn: (own: string) => change(writeOwn(own)),
  // What is empty is no fault yet.
  onLeaveOwn: () => move({ move: "choiceLeft", isTooEarly: ({ own }) => own.trim() === "" }),
});
export type AmountEvents = ReturnType<typeof amountEvents>;
