import { z } from "zod";
import { readAccount } from "../accounts.ts";
import { problem } from "../field-problems.ts";

const written = z.string({ error: problem("required") }).max(60, problem("tooLong"));

export const writtenAccount = z.strictObject({ clearing: written, number: written }).superRefine((account, context) => {
  const read = readAccount(account);
  if (read.verdict !== "stops") return;
  for (const [field, message] of Object.entries(read.problems))
    context.addIssue({ code: "custom", path: [field], message });
});
