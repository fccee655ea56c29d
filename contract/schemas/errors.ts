import { z } from "zod";
import { errorCodes } from "../errors.ts";

export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional().describe("Per field, what is wrong with it"),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
