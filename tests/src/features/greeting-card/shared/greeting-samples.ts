import type { GreetingCardAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { CardDesign } from "#src/lib/shown-content.ts";
import { form } from "@hjarta-lunga/contract/seed/texts/form.ts";
import { greetingCard } from "@hjarta-lunga/contract/seed/texts/greeting-card.ts";
import { greetingHeading } from "@hjarta-lunga/contract/seed/texts/greeting-heading.ts";
import { sharedCard } from "@hjarta-lunga/contract/seed/texts/shared-card.ts";

export const texts = Object.fromEntries(
  Object.entries({ ...form, ...sharedCard, ...greetingCard, ...greetingHeading }).map(([key, { sv }]) => [key, sv]),
);

export const phone = { shown: "08-123 45 67", dialled: "+4681234567" };
export const reference = "7H4KX2MQ9TBVZ3NP5RWD";

const picture = { src: "/static/morsdag-1.svg", width: 900, height: 1200, alt: "En fågel i sitt bo" };
export const design: CardDesign = {
  code: "MORSDAG_1",
  isQuiet: false,
  isOffered: true,
  field: "heart",
  greeting: "Grattis på mors dag!",
  picture,
  share: { src: "/static/dela-1.png", width: 1200, height: 630, alt: "" },
};
export const quietDesign: CardDesign = {
  ...design,
  code: "KPD_2",
  isQuiet: true,
  greeting: "Vi beklagar sorgen.",
  picture: { ...picture, src: "/static/kpd-2.svg" },
};

export const answer: GreetingCardAnswer = {
  campaignCode: "MORSDAG_1",
  heading: "ofDesign",
  to: "Mamma",
  from: "Åsa och lilla Märta",
  message: "Tack för kaffet ☕️\nVi ses på söndag.",
  language: "sv",
  version: 1,
  thanked: false,
};
