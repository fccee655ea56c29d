import type { Translations } from "./translation.ts";

export const memorialSheet = {
  "memorialSheet.documentTitle": {
    sv: "Minnesblad från {organisation}",
    en: "Memorial sheet from {organisation}",
    help: "Dokumentets titel, som läses upp av skärmläsare. {organisation} är vårt namn.",
  },
  "memorialSheet.remembering": {
    sv: "Till minne av",
    en: "In memory of",
    help: "På minnesbladet, ovanför namnet på den som minns.",
  },
  "memorialSheet.gift": {
    sv: "En gåva har lämnats till forskningen genom {organisation}",
    en: "A gift has been made to research through {organisation}",
    help: "Längst ner på minnesbladet. {organisation} är vårt namn.",
  },
  "memorialSheet.picture.BIRD": {
    sv: "En vit fågel sover på en gren framför månen.",
    en: "A white bird sleeps on a branch before the moon.",
    help: "Bildtexten till minnesbladets bild, för den som lyssnar.",
  },
  "memorialSheet.picture.CRANES": {
    sv: "Tranor flyger över en stilla sjö i kvällsljus, med en björk i förgrunden.",
    en: "Cranes fly over a still lake in the evening light, with a birch in the foreground.",
    help: "Bildtexten till minnesbladets bild, för den som lyssnar.",
  },
  "memorialSheet.picture.ANEMONES": {
    sv: "Tre vitsippor i skymning.",
    en: "Three wood anemones at dusk.",
    help: "Bildtexten till minnesbladets bild, för den som lyssnar.",
  },
  "memorialSheet.picture.LILY_OF_THE_VALLEY": {
    sv: "Vita liljekonvaljer böjer sig framför en mörkblå måne, och en av klockorna lyser varmt.",
    en: "White lilies of the valley bow before a dark blue moon, and one of the bells glows warmly.",
    help: "Bildtexten till minnesbladets bild, för den som lyssnar.",
  },
  "memorialSheet.picture.WREATH": {
    sv: "En krans av mörka löv med vita blommor och ett ljust sidenband.",
    en: "A wreath of dark leaves with white flowers and a light silk ribbon.",
    help: "Bildtexten till minnesbladets bild, för den som lyssnar.",
  },
} satisfies Translations;
