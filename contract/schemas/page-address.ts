import { z } from "zod";
import { longestPageAddress, pageAddressProblem } from "../page-address.ts";

export const pageAddress = z
  .string()
  .max(longestPageAddress, { error: "not a page address: tooLong", abort: true })
  .superRefine((address, context) => {
    const problem = pageAddressProblem(address);
    if (problem !== undefined) context.addIssue({ code: "custom", message: `not a page address: ${problem}` });
  });
