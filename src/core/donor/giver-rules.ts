import { donor as donorSchema, giver, type Giver } from "@hjarta-lunga/contract/schemas/donors.ts";
import { problemsIn, type FormProblems } from "../form/form-problems.ts";
import type { DonorDraft } from "./donor-draft.ts";
import { lessAndLess, toGiver } from "./giver-shape.ts";

/** Something is sent to whoever gives: without an address it has nowhere to go. */
export const donorWithEmail = donorSchema.superRefine(({ email }, context) => {
  if (email === undefined) context.addIssue({ code: "custom", path: ["email"], message: "required" });
});

export const giverProblems = (...written: Parameters<typeof toGiver>): FormProblems =>
  problemsIn(giver, toGiver(...written));

/** As much of what is written as is right. */
export function rightGiver(donor: DonorDraft, amount: number, isNumberKept: boolean): Giver {
  for (const each of lessAndLess(donor, amount, isNumberKept)) {
    const { data } = giver.safeParse(each);
    if (data !== undefined) return data;
  }
  return { kind: "anonymous" };
}
