type Words = { name: string; household: string[]; rows: [string, string][] };

/** The card of a membership, as its maker gives it to the template. */
export const cardOf = (given: Partial<Words> = {}) => ({
  template: "membership-card" as const,
  madeAt: new Date("2026-11-22T11:00:00Z"),
  data: {
    language: "sv",
    organisation: "Hjärta & Lunga",
    documentTitle: "Medlemskort 104217, Hjärta & Lunga",
    title: "Medlemskort",
    name: "Birgitta Åkerström",
    household: [],
    rows: [
      ["Medlemsnummer", "104 217"],
      ["Medlemskap", "Familj"],
      ["Gäller", "till 21 november 2027"],
    ],
    heartAlt: "Ett rött hjärta framför en gul sol.",
    footer: "Klipp ut kortet längs linjen.",
    ...given,
  },
});
