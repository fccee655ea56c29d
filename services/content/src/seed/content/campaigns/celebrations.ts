import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";

const allYear = { kind: "greeting", season: null, seasonText: "Året om", offered: true } as const;

/** For a person's own day. */
export const celebrationCampaigns: Campaign[] = [
  {
    ...allYear,
    code: "GRATULATION_1",
    occasion: "Grattis",
    title: "Födelsedag",
    greeting: "Grattis på födelsedagen!",
    artwork: "gratulation-1",
    alt: "En födelsedagstårta i tre våningar med fyra tända ljus, två små fåglar, vimplar och paket.",
  },
  {
    ...allYear,
    code: "GRATULATION_2",
    occasion: "Grattis",
    title: "Bröllop",
    greeting: "Grattis till er två!",
    artwork: "gratulation-2",
    alt: "Två vita svanar möts framför solen så att halsarna bildar ett hjärta under en båge av blommor.",
  },
  {
    ...allYear,
    code: "GRATULATION_3",
    occasion: "Grattis",
    title: "Examen",
    greeting: "Grattis till examen!",
    artwork: "gratulation-3",
    alt: "En uggla i studentmössa och blomsterkrans blundar nöjt på en hög med böcker.",
  },
  {
    ...allYear,
    code: "GRATULATION_4",
    occasion: "Grattis",
    title: "Tulpanerna",
    greeting: "Stort grattis!",
    artwork: "gratulation-4",
    alt: "En blå vas med röda tulpaner, prästkragar och ett stort rött hjärta.",
  },
];
