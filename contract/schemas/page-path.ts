import { z } from "zod";
import { longestPagePath, pagePathProblem } from "../page-path.ts";

export const pagePath = z
  .string()
  .max(longestPagePath, { error: "not a page path: tooLong", abort: true })
  .superRefine((path, context) => {
    const problem = pagePathProblem(path);
    if (problem !== undefined) context.addIssue({ code: "custom", message: `not a page path: ${problem}` });
  });
