import { donor } from "@hjarta-lunga/contract/schemas/donors.ts";

export const donorWithEmail = donor.superRefine(({ email }, context) => {
  if (email === undefined) context.addIssue({ code: "custom", path: ["email"], message: "required" });
});
