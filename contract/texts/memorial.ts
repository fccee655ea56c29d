import { ownOrderTextsOf } from "./order.ts";

export const memorialTexts = [...ownOrderTextsOf("memorial")] as const;
