import type { CampaignCode } from "./campaigns.ts";
import type { TextKey } from "./text-keys.ts";

/** The fixed words of some cards, of grief and of thanks, also fit several senders or recipients: who writes chooses. */
const otherForms = ["fromOneToOne", "fromOneToMany", "fromManyToOne", "fromManyToMany"] as const;
type OtherForm = (typeof otherForms)[number];

export const headingForms = ["ofDesign", ...otherForms] as const;
export type HeadingForm = (typeof headingForms)[number];

/** Beside the words that the design itself has, which are the editors'. */
const othersOf: Partial<Record<CampaignCode, Partial<Record<OtherForm, TextKey>>>> = {
  GENERELL_1: {
    fromOneToMany: "greetingHeading.thoughts.fromOneToMany",
    fromManyToOne: "greetingHeading.thoughts.fromManyToOne",
    fromManyToMany: "greetingHeading.thoughts.fromManyToMany",
  },
  TACK_1: { fromOneToMany: "greetingHeading.forBeing.fromOneToMany" },
  TACK_2: {
    fromOneToMany: "greetingHeading.forAll.fromOneToMany",
    fromManyToOne: "greetingHeading.forAll.fromManyToOne",
    fromManyToMany: "greetingHeading.forAll.fromManyToMany",
  },
  KPD_1: {
    fromOneToMany: "greetingHeading.grief.fromOneToMany",
    fromManyToOne: "greetingHeading.grief.fromManyToOne",
    fromManyToMany: "greetingHeading.grief.fromManyToMany",
  },
  KPD_2: { fromOneToOne: "greetingHeading.sorry.fromOneToOne" },
  KPD_3: {
    fromOneToOne: "greetingHeading.inThoughts.fromOneToOne",
    fromOneToMany: "greetingHeading.inThoughts.fromOneToMany",
    fromManyToOne: "greetingHeading.inThoughts.fromManyToOne",
  },
  KPR_KRANS: { fromOneToMany: "greetingHeading.wreath.fromOneToMany" },
};

const keyOf = (code: CampaignCode, form: HeadingForm): TextKey | undefined =>
  form === "ofDesign" ? undefined : othersOf[code]?.[form];

export const headingFormsOf = (code: CampaignCode): HeadingForm[] =>
  headingForms.filter((form) => form === "ofDesign" || keyOf(code, form) !== undefined);

/** A form that the design does not have was chosen for another card. */
export const fittingForm = (code: CampaignCode, form: HeadingForm): HeadingForm =>
  keyOf(code, form) === undefined ? "ofDesign" : form;

type Headed = { code: CampaignCode; greeting: string };
export const headingOf = ({ code, greeting }: Headed, form: HeadingForm, say: (key: TextKey) => string): string => {
  const key = keyOf(code, form);
  return key === undefined ? greeting : say(key);
};
