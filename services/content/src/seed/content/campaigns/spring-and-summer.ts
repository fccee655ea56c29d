import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** Easter and Mother's Day move: their seasons are wide enough for every year. */
const greeting = { kind: "greeting", offered: true } as const;
const valentine = { ...greeting, occasion: "Alla hjärtans dag", season: { from: "01-20", to: "02-14" } } as const;
const easter = { ...greeting, occasion: "Påsk", season: { from: "03-01", to: "04-26" } } as const;
const mothersDay = { ...greeting, occasion: "Mors dag", season: { from: "05-01", to: "05-31" } } as const;
const summer = { ...greeting, occasion: "Sommar", season: { from: "06-01", to: "08-31" } } as const;

export const springAndSummerCampaigns: Campaign[] = [
  {
    ...valentine,
    code: "ALLAHJARTAN_25_1",
    seasonText: "Alla hjärtans dag, till 14 februari",
    title: "Näbb mot näbb",
    greeting: "Du är min bästa vän.",
    artwork: "allahjartan-25-1",
    alt: "Två fåglar, en vit och en rosa, möts näbb mot näbb på en blommande gren så att deras kroppar bildar ett hjärta.",
  },
  {
    ...valentine,
    code: "ALLAHJARTAN_25_2",
    seasonText: "Alla hjärtans dag, till 14 februari",
    title: "Ballongen",
    greeting: "Tänk att vi hittade varandra.",
    artwork: "allahjartan-25-2",
    alt: "Två fåglar sitter näbb mot näbb i korgen under en hjärtformad luftballong som svävar över blå kullar.",
  },
  {
    ...easter,
    code: "PASK_1",
    seasonText: "Påsk, mars och april",
    title: "Påskägget",
    greeting: "Glad påsk!",
    artwork: "pask-1",
    alt: "Ett stort målat påskägg med två fåglar och ett hjärta står i gräset bland vita blommor.",
  },
  {
    ...easter,
    code: "PASK_2",
    seasonText: "Påsk, mars och april",
    title: "Påskriset",
    greeting: "Nu kommer våren. Glad påsk!",
    artwork: "pask-2",
    alt: "Påskris med färgglada fjädrar och små ägg i en blå kanna, med en gul kyckling bredvid.",
  },
  {
    ...mothersDay,
    code: "MORSDAG_1",
    seasonText: "Mors dag, sista söndagen i maj",
    title: "Fågelboet",
    greeting: "Grattis på mors dag!",
    artwork: "morsdag-1",
    alt: "En röd fågelmamma blundar i boet med sin gula unge under vingen.",
  },
  {
    ...mothersDay,
    code: "MORSDAG_2",
    seasonText: "Mors dag, sista söndagen i maj",
    title: "Svanarna",
    greeting: "Kära mamma, tack för allt.",
    artwork: "morsdag-2",
    alt: "En svanmamma böjer huvudet över sina två ungar som vilar bakom hennes vinge.",
  },
  {
    ...summer,
    code: "SOMMAR_1",
    seasonText: "Sommar, juni till augusti",
    title: "Segelbåten",
    greeting: "Medvind och glad sommar!",
    artwork: "sommar-1",
    alt: "En segelbåt med ett hjärta på seglet och två fåglar ombord glider förbi en röd stuga framför en stor röd sol.",
  },
  {
    ...summer,
    code: "SOMMAR_2",
    seasonText: "Sommar, juni till augusti",
    title: "Smultronen",
    greeting: "Jag önskar dig lata dagar och smultron på ett strå.",
    artwork: "sommar-2",
    alt: "En igelkott sover under blommande smultron framför solen medan en fjäril fladdrar ovanför.",
  },
  {
    ...summer,
    code: "SOMMAR_3",
    seasonText: "Sommar, juni till augusti",
    title: "Svalorna",
    greeting: "Glad sommar!",
    artwork: "sommar-3",
    alt: "Två svalor flyger i solskenet över en äng med prästkragar och vallmo.",
  },
];
