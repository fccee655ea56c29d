const organisation = "Hjärta & Lunga";
const remembered = { name: "Karl-Gustav Lindström", bornYear: 1941, diedYear: 2026 };

/** Another text each time, so that nothing is kept from before. */
const inMemory = (number: number) =>
  `Din trädgård blommar vidare, och vi med den.\nTack för allt du gav oss. ${number}`;
const toFriend = (number: number) => `Vi tänker på dig och hoppas att dagen blir fin.\nVi ses på lördag! ${number}`;

export const greetingOf = (number: number) => ({
  campaignCode: "GRATULATION_1" as const,
  to: "Karin Lindqvist",
  from: "Birgitta och Nils",
  message: toFriend(number),
});

/** As a visitor sends them, and as their templates take them. */
export const previewed = {
  memorialSheet: {
    name: "memorial sheet",
    template: "memorial-sheet",
    draft: (number: number) => ({
      document: "memorialSheet",
      sheet: {
        design: "ANEMONES",
        remembered,
        greeting: inMemory(number),
        givers: ["Gunilla", "Per", "barnbarnen"],
      },
      language: "sv",
    }),
    data: (number: number) => ({
      language: "sv",
      organisation,
      documentTitle: "Minnesblad från Hjärta & Lunga",
      remembering: "Till minne av",
      design: "ANEMONES",
      pictureAlt: "Tre vitsippor i skymning.",
      name: remembered.name,
      years: "1941–2026",
      greeting: inMemory(number).split("\n"),
      givers: ["Gunilla", "Per", "barnbarnen"],
      gift: "En gåva har lämnats till forskningen genom Hjärta & Lunga",
    }),
  },
  greetingCard: {
    name: "greeting card",
    template: "greeting-card",
    draft: (number: number) => ({ document: "greetingCard", card: greetingOf(number), language: "sv" }),
    data: (number: number) => ({
      language: "sv",
      organisation,
      documentTitle: "Ett kort till dig",
      toLabel: "Till",
      fromLabel: "Från",
      artwork: "/artwork/gratulation-1.svg",
      pictureAlt: "En födelsedagstårta",
      isQuiet: false,
      greeting: "Grattis på födelsedagen!",
      to: "Karin Lindqvist",
      message: toFriend(number).split("\n"),
      from: "Birgitta och Nils",
    }),
  },
} as const;
export type Previewed = keyof typeof previewed;
