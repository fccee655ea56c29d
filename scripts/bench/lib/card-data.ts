/** What stands on a memorial card while somebody types: another letter each time, so nothing is kept from before. */
export const cardOf = (number: number) => ({
  remembered: { name: "Karl-Gustav Lindström", bornYear: 1941, diedYear: 2026 },
  greeting: `Din trädgård blommar vidare, och vi med den.\nTack för allt du gav oss. ${number}`,
  from: "Gunilla, Per och barnbarnen",
});

/** The same, as the template takes it. */
export const cardData = (number: number) => {
  const { remembered, greeting, from } = cardOf(number);
  return {
    language: "sv",
    organisation: "Hjärta & Lunga",
    documentTitle: "Ett ljus är tänt",
    burningFor: "Ett ljus brinner för",
    litBy: "Tänt av",
    pictureAlt: "Ett vitt ljus brinner stilla i mörkret.",
    name: remembered.name,
    years: "1941–2026",
    greeting: greeting.split("\n"),
    from,
  };
};
