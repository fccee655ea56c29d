import { afterWriting, type ChosenAmount } from "./chosen-amount.ts";

/* What a visitor changes. Apart from the reading of amounts, which the start page loads too. */
export const takePreset = (preset: number) => (): ChosenAmount => ({ preset, own: "" });
export const writeOwn = (own: string) => (draft: ChosenAmount) => afterWriting(own, draft);
