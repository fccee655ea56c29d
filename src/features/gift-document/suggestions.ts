export const suggestions = ["birthday", "christmas", "thanks", "everything", "wedding", "heart"] as const;
