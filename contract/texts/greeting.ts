import { ownOrderTextsOf } from "./order.ts";

export const greetingTexts = [...ownOrderTextsOf("greeting")] as const;
