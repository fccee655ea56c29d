import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";

const condolence = { kind: "condolence", season: null, seasonText: "Året om", offered: true } as const;

/** For those who mourn. No red, no exclamation marks. */
export const griefCampaigns: Campaign[] = [
  {
    ...condolence,
    code: "KPD_1",
    occasion: "Kondoleans",
    title: "Jag tänker på dig",
    greeting: "Jag tänker på dig i sorgen.",
    artwork: "kpd-1",
    alt: "Vita liljekonvaljer böjer sig framför en mörkblå måne, och en av klockorna lyser varmt.",
  },
  {
    ...condolence,
    code: "KPD_2",
    occasion: "Kondoleans",
    title: "Vi beklagar sorgen",
    greeting: "Vi beklagar sorgen.",
    artwork: "kpd-2",
    alt: "En vit trana flyger över stilla vatten medan solen går ner.",
  },
  {
    ...condolence,
    code: "KPD_3",
    occasion: "Kondoleans",
    title: "I våra tankar",
    greeting: "Ni finns i våra tankar.",
    artwork: "kpd-3",
    alt: "Ett ensamt träd står mot kvällssolen och släpper ett löv.",
  },
  {
    ...condolence,
    code: "KPR_KRANS",
    occasion: "Kondoleans",
    title: "En krans",
    greeting: "I stället för en krans på graven har vi gett en gåva till forskningen.",
    artwork: "kpr-krans",
    alt: "En krans av mörka löv med vita blommor och ett ljust sidenband.",
  },
  {
    code: "MINNESLJUS_25",
    kind: "memorial",
    occasion: "Till minne",
    season: null,
    seasonText: "Året om",
    title: "Ett ljus för någon du saknar",
    greeting: "Till minne av",
    artwork: "minnesljus-25",
    alt: "Ett vitt ljus brinner stilla i mörkret med några blad vid foten.",
    offered: true,
  },
];
