/** What stands on a memorial sheet while somebody types: another letter each time, so nothing is kept from before. */
export const sheetOf = (number: number) => ({
  design: "ANEMONES" as const,
  remembered: { name: "Karl-Gustav Lindström", bornYear: 1941, diedYear: 2026 },
  greeting: `Din trädgård blommar vidare, och vi med den.\nTack för allt du gav oss. ${number}`,
  givers: ["Gunilla", "Per", "barnbarnen"],
});

/** The same, as the template takes it. */
export const sheetData = (number: number) => {
  const { design, remembered, greeting } = sheetOf(number);
  return {
    language: "sv",
    organisation: "Hjärta & Lunga",
    documentTitle: "Minnesblad från Hjärta & Lunga",
    remembering: "Till minne av",
    design,
    pictureAlt: "Tre vitsippor i skymning.",
    name: remembered.name,
    years: "1941–2026",
    greeting: greeting.split("\n"),
    givers: [
      ["element", "Gunilla"],
      ["literal", ", "],
      ["element", "Per"],
      ["literal", " och "],
      ["element", "barnbarnen"],
    ],
    gift: "En gåva har lämnats till forskningen genom Hjärta & Lunga",
  };
};
