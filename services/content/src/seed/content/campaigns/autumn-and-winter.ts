import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** Father's Day moves: its season is wide enough for every year. */
const greeting = { kind: "greeting", offered: true } as const;
const worldHeartDay = { ...greeting, occasion: "Världshjärtdagen", season: { from: "09-01", to: "09-30" } } as const;
const fathersDay = { ...greeting, occasion: "Fars dag", season: { from: "10-15", to: "11-14" } } as const;
const christmas = { ...greeting, occasion: "Jul", season: { from: "11-01", to: "12-31" } } as const;

export const autumnAndWinterCampaigns: Campaign[] = [
  {
    ...worldHeartDay,
    code: "WORLDHEARTDAY_25_1",
    seasonText: "Världshjärtdagen, 29 september",
    title: "Globen",
    greeting: "Var rädd om ditt hjärta. Jag är rädd om dig.",
    artwork: "worldheartday-25-1",
    alt: "En jordglob i form av ett rött hjärta sitter i sin gyllene ställning.",
  },
  {
    ...worldHeartDay,
    code: "WORLDHEARTDAY_25_2",
    seasonText: "Världshjärtdagen, 29 september",
    title: "Luftfärd",
    greeting: "En hälsning från hjärtat.",
    artwork: "worldheartday-25-2",
    alt: "En luftballong formad som ett rött hjärta svävar över en liten rund jord med hus och träd.",
  },
  {
    ...fathersDay,
    code: "FARSDAG_24_1",
    seasonText: "Fars dag, andra söndagen i november",
    title: "Björnen",
    greeting: "Grattis på fars dag!",
    artwork: "farsdag-24-1",
    alt: "En stor blå björnpappa i röd halsduk blundar och kramar sin lilla röda unge medan höstlöven faller.",
  },
  {
    ...fathersDay,
    code: "FARSDAG_24_2",
    seasonText: "Fars dag, andra söndagen i november",
    title: "Fisketuren",
    greeting: "Kära pappa, tack för all tid vi har fått tillsammans.",
    artwork: "farsdag-24-2",
    alt: "En skäggig pappa och ett barn fiskar tillsammans i en röd eka, och under dem simmar en jättefisk mot ett hjärta på kroken.",
  },
  {
    ...christmas,
    code: "JUL_24_1",
    seasonText: "Jul, november och december",
    title: "Bocken",
    greeting: "God jul och gott nytt år!",
    artwork: "jul-24-1",
    alt: "En julbock av halm med vit rosett står i snön med en liten blå fågel på ryggen.",
  },
  {
    ...christmas,
    code: "JUL_24_2",
    seasonText: "Jul, november och december",
    title: "Tomten",
    greeting: "Jag önskar dig en lugn och varm jul.",
    artwork: "jul-24-2",
    alt: "En tomte med hög röd luva och vitt skägg står i snön mellan granarna med en lykta och en talgoxe.",
  },
  {
    ...christmas,
    code: "JUL_24_3",
    seasonText: "Jul, november och december",
    title: "Domherren",
    greeting: "God jul!",
    artwork: "jul-24-3",
    alt: "En domherre sitter rund och nöjd på en snöig grangren framför månen.",
  },
];
