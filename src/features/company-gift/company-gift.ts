import { languages, type Language } from "@hjarta-lunga/contract/languages.ts";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { RegisteredCompany } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { toOrganisationNumber } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { amountAsked, storedAmount } from "#src/core/order/amount/amount-in-url.ts";
import { amountFault, amountOf, nothingChosen, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { methodFrom } from "#src/core/order/draft/begun-elsewhere.ts";
import { changing, emptyOrderDraft, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { oneOf, sanitiseStored } from "#src/core/order/draft/stored.ts";
import { defineJourney } from "#src/core/order/steps/define-journey.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";

export const kind = "company_gift";

type Step = "gift" | "details";
export const stepNames = {
  gift: "company.step.gift",
  details: "company.step.details",
  order: "company.step.order",
} as const satisfies StepNames<Step | "order">;

export type CompanyProduct = Pick<
  GiftProduct,
  "presets" | "preselected" | "least" | "most" | "heading" | "lead" | "thanks"
>;

type Problem = "fields";

const emptyAddress = { street: "", postalCode: "", town: "" };

const emptyCompany = {
  organisationNumber: "",
  name: "",
  ...emptyAddress,
  email: "",
  reference: "",
  orderNumber: "",
};
/** What is written by hand: name and address are sent only where the register has none. */
export type CompanyWritten = typeof emptyCompany;

const emptyRegister = { number: "", name: "", ...emptyAddress };
/** What the register says, and of which number. */
export type Registered = typeof emptyRegister;

export type DiplomaDraft = {
  name: string;
  /** The visitor wrote it: no name from the register takes its place. */
  isOwnName: boolean;
  occasion: string;
  language: Language;
};

export type CompanyDraft = ChosenAmount &
  OrderDraft & {
    company: CompanyWritten;
    register: Registered;
    /** Name and address are written by hand, whatever the register says. */
    isByHand: boolean;
    diploma: DiplomaDraft;
  };

export const emptyDraft: Omit<CompanyDraft, keyof ChosenAmount> = {
  company: emptyCompany,
  register: emptyRegister,
  isByHand: false,
  diploma: { name: "", isOwnName: false, occasion: "", language: "sv" },
  ...emptyOrderDraft,
};

/** As the register has it, of the number that is written now. */
export function registeredIn({ company, register, isByHand }: CompanyDraft): Registered | null {
  const isOfNumber = register.number !== "" && register.number === toOrganisationNumber(company.organisationNumber);
  return isOfNumber && !isByHand ? register : null;
}

/** Of another way to write it than the one that counts nothing is sent. */
export function toCompany(draft: CompanyDraft) {
  const { organisationNumber, name, email, reference, orderNumber } = draft.company;
  const known = registeredIn(draft) ?? draft.company;
  const address = { street: known.street, postalCode: known.postalCode, town: known.town };
  const filled = { reference, orderNumber };
  return {
    name: registeredIn(draft)?.name ?? name,
    organisationNumber,
    email,
    ...(Object.values(address).some((part) => part.trim() !== "") && { address }),
    ...Object.fromEntries(Object.entries(filled).filter(([, written]) => written.trim() !== "")),
  };
}

export const toDiploma = ({ name, occasion, language }: DiplomaDraft) => ({ name, occasion, language });

/* What a visitor changes. */

export const changeCompany = changing<"company", CompanyWritten>("company");

export const changeNumber =
  (organisationNumber: string) =>
  ({ company, isByHand, diploma, register }: CompanyDraft): Partial<CompanyDraft> => ({
    company: { ...company, organisationNumber },
    // The name of another company goes with its number.
    ...(!diploma.isOwnName &&
      toOrganisationNumber(organisationNumber) !== register.number && { diploma: { ...diploma, name: "" } }),
    // Of another company nothing has been corrected yet.
    isByHand: isByHand && toOrganisationNumber(organisationNumber) === toOrganisationNumber(company.organisationNumber),
  });

export const changeDiploma =
  (change: Partial<Omit<DiplomaDraft, "isOwnName">>) =>
  ({ diploma, company }: CompanyDraft): Partial<CompanyDraft> => ({
    // Who writes the name for the diploma by hand is not asked for it again.
    ...(change.name !== undefined &&
      (company.name === "" || company.name === diploma.name) && { company: { ...company, name: change.name } }),
    diploma: {
      ...diploma,
      ...change,
      ...(change.name !== undefined && { isOwnName: change.name.trim() !== "" }),
    },
  });

export const takeRegistered =
  (number: string, { name, address }: RegisteredCompany) =>
  ({ diploma }: CompanyDraft): Partial<CompanyDraft> => ({
    register: { number, name, ...(address ?? emptyAddress) },
    ...(!diploma.isOwnName && { diploma: { ...diploma, name } }),
  });

export const writeByHand = ({ company, register }: CompanyDraft): Partial<CompanyDraft> => {
  const { name, street, postalCode, town } = register;
  return { isByHand: true, company: { ...company, name, street, postalCode, town } };
};
export const takeBack = (): Partial<CompanyDraft> => ({ isByHand: false });

/** What nobody can go on without. All other rules are judged by the contract's schema, where the step is left. */
const isBegun = ({ company, diploma }: CompanyDraft): boolean =>
  toOrganisationNumber(company.organisationNumber) !== undefined && diploma.name.trim() !== "";

export const companyGift = defineJourney<CompanyProduct, Step, CompanyDraft, Problem, typeof kind>({
  kind,
  steps: ["gift", "details"],
  empty: ({ preselected }) => ({ preset: preselected, own: "", ...emptyDraft }),
  unchosen: nothingChosen,
  read(stored, empty, product) {
    const { diploma, ...others } = sanitiseStored(stored, empty);
    return {
      ...others,
      ...storedAmount(stored, empty, product),
      diploma: { ...diploma, language: oneOf(languages, diploma.language) },
    };
  },
  inEntry: ({ preset, own }) => ({ preset, own }),
  // All of it is printed or sent: what has changed since is not paid by going forward.
  orderFingerprint: (draft) => JSON.stringify([amountOf(draft), toCompany(draft), toDiploma(draft.diploma)]),
  faultOf: (draft, product) => (amountFault(draft, product) === null && isBegun(draft) ? null : "fields"),
  begin: ({ query, state, now }, product) => ({
    ...now,
    draft: { ...now.draft, ...amountAsked(query, product), ...methodFrom(query, state) },
  }),
});

export const giftFields: readonly string[] = ["organisationNumber", "amount", "name", "occasion"];

export const detailFields = (draft: CompanyDraft): readonly string[] => [
  "email",
  ...(registeredIn(draft) === null ? ["name", "street", "postalCode", "town"] : []),
  "reference",
  "orderNumber",
];
