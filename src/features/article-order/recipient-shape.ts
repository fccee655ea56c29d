import type { RecipientDraft } from "./article-draft.ts";

export function toRecipientForm({ mobile, workplace, ...needed }: RecipientDraft): unknown {
  return {
    recipient: {
      ...needed,
      ...(mobile.trim() !== "" && { mobile }),
      ...(workplace.trim() !== "" && { workplace }),
    },
  };
}
