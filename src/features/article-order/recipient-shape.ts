import type { RecipientDraft } from "./article-draft.ts";

/** In the contract's shape. What may be left out is left out, never empty. */
export function toRecipientForm({ mobile, workplace, ...needed }: RecipientDraft): unknown {
  return {
    recipient: {
      ...needed,
      ...(mobile.trim() !== "" && { mobile }),
      ...(workplace.trim() !== "" && { workplace }),
    },
  };
}
