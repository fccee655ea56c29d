const words = ["organisation", "documentTitle", "title", "thanks", "effect", "heartAlt", "givenTo", "amount", "tax"];

/** A receipt on which nothing but the name is of interest. */
export const receiptOf = (name: string | null) => ({
  template: "receipt" as const,
  madeAt: new Date("2026-11-21T11:00:00Z"),
  data: {
    ...Object.fromEntries(words.map((word) => [word, word])),
    language: "sv",
    isQuiet: false,
    facts: [["a", "b"]],
    rows: [...(name === null ? [] : [["Givare", name]]), ["Betalades med", "Swish"]],
  },
});
