import type { Translations } from "./translation.ts";

const help = "Ett annat val för de fasta orden på kortet, när det är från flera eller till flera.";

/** The cards that have them stand in `contract/greeting-headings.ts`. */
export const greetingHeading = {
  "greetingHeading.legend": {
    sv: "Orden på kortet",
    en: "The words on the card",
    help: "Ovanför valet mellan till exempel ”Jag tänker på dig.” och ”Vi tänker på er.”",
  },
  "greetingHeading.thoughts.fromOneToMany": { sv: "Jag tänker på er.", en: "I am thinking of you all.", help },
  "greetingHeading.thoughts.fromManyToOne": { sv: "Vi tänker på dig.", en: "We are thinking of you.", help },
  "greetingHeading.thoughts.fromManyToMany": { sv: "Vi tänker på er.", en: "We are thinking of you all.", help },
  "greetingHeading.forBeing.fromOneToMany": {
    sv: "Tack för att ni finns.",
    en: "Thank you all for being there.",
    help,
  },
  "greetingHeading.forAll.fromOneToMany": {
    sv: "Tack för allt ni har gjort för mig.",
    en: "Thank you all for everything you have done for me.",
    help,
  },
  "greetingHeading.forAll.fromManyToOne": {
    sv: "Tack för allt du har gjort för oss.",
    en: "Thank you for everything you have done for us.",
    help,
  },
  "greetingHeading.forAll.fromManyToMany": {
    sv: "Tack för allt ni har gjort för oss.",
    en: "Thank you all for everything you have done for us.",
    help,
  },
  "greetingHeading.grief.fromOneToMany": {
    sv: "Jag tänker på er i sorgen.",
    en: "I am thinking of you all in your grief.",
    help,
  },
  "greetingHeading.grief.fromManyToOne": {
    sv: "Vi tänker på dig i sorgen.",
    en: "We are thinking of you in your grief.",
    help,
  },
  "greetingHeading.grief.fromManyToMany": {
    sv: "Vi tänker på er i sorgen.",
    en: "We are thinking of you all in your grief.",
    help,
  },
  "greetingHeading.sorry.fromOneToOne": { sv: "Jag beklagar sorgen.", en: "I am sorry for your loss.", help },
  "greetingHeading.inThoughts.fromOneToOne": { sv: "Du finns i mina tankar.", en: "You are in my thoughts.", help },
  "greetingHeading.inThoughts.fromOneToMany": {
    sv: "Ni finns i mina tankar.",
    en: "You are all in my thoughts.",
    help,
  },
  "greetingHeading.inThoughts.fromManyToOne": { sv: "Du finns i våra tankar.", en: "You are in our thoughts.", help },
  "greetingHeading.wreath.fromOneToMany": {
    sv: "I stället för en krans på graven har jag gett en gåva till forskningen.",
    en: "In place of a wreath on the grave I have made a gift to research.",
    help,
  },
} satisfies Translations;
