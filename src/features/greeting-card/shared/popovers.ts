/** What a card's buttons open. It comes after the card, so that a button may be there before it. */
export const popovers = { thank: "thank-sender", keep: "keep-card" } as const;
