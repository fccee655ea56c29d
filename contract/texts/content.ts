export const contentTexts = ["content.breatheIn", "content.breatheOut"] as const;
