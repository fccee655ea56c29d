import { donor } from "@hjarta-lunga/contract/schemas/donors.ts";

/** Something is sent to whoever gives: without an address it has nowhere to go. */
export const donorWithEmail = donor.superRefine(({ email }, context) => {
  if (email === undefined) context.addIssue({ code: "custom", path: ["email"], message: "required" });
});
