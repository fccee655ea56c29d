import {
  documentDeliveries,
  documentDesigns,
  type DocumentDelivery,
  type DocumentDesign,
  type GiftDocumentKind,
} from "@hjarta-lunga/contract/gift-documents.ts";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { amountAsked, storedAmount } from "#src/core/order/amount/amount-in-url.ts";
import { amountFault, amountOf, nothingChosen, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { methodFrom } from "#src/core/order/draft/begun-elsewhere.ts";
import { changing, emptyOrderDraft, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { oneOf, sanitiseStored } from "#src/core/order/draft/stored.ts";
import { defineJourney } from "#src/core/order/steps/define-journey.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";

type Step = "document" | "donor";
export const stepNames = {
  document: "giftDocument.step.document",
  donor: "giftDocument.step.donor",
  order: "giftDocument.step.order",
} as const satisfies StepNames<Step | "order">;

/** A one-off gift's: what is given away is a gift as any other. */
export type DocumentProduct = Pick<GiftProduct, "presets" | "preselected" | "least" | "most" | "thanks">;

type Problem = "fields";

export type WordsDraft = { design: DocumentDesign; to: string; from: string; greeting: string; showsAmount: boolean };

const emptyDelivery = { way: "donor" as DocumentDelivery, recipient: "", street: "", postalCode: "", town: "" };
/** Where it goes. The address is kept while another way is looked at. */
export type DeliveryDraft = typeof emptyDelivery;

export type DocumentDraft = ChosenAmount &
  OrderDraft & { words: WordsDraft; delivery: DeliveryDraft; donor: DonorDraft };

/* What a visitor changes. */
export const changeWords = changing<"words", WordsDraft>("words");
export const changeDelivery = changing<"delivery", DeliveryDraft>("delivery");

export function wordsIn(kind: GiftDocumentKind, stored: unknown, empty: WordsDraft): WordsDraft {
  const words = sanitiseStored(stored, empty);
  return { ...words, design: oneOf<DocumentDesign>(documentDesigns[kind], words.design) };
}

/** What nobody can go on without. All other rules are judged by the contract's schema, where the step is left. */
const isBegun = ({ words: { to, from } }: DocumentDraft): boolean => to.trim() !== "" && from.trim() !== "";

const define = <Kind extends GiftDocumentKind>(kind: Kind) =>
  defineJourney<DocumentProduct, Step, DocumentDraft, Problem, Kind>({
    kind,
    steps: ["document", "donor"],
    empty: ({ preselected }) => ({
      preset: preselected,
      own: "",
      words: { design: documentDesigns[kind][0], to: "", from: "", greeting: "", showsAmount: false },
      delivery: emptyDelivery,
      donor: emptyDonor,
      ...emptyOrderDraft,
    }),
    unchosen: nothingChosen,
    read(stored, empty, product) {
      const { delivery, ...others } = sanitiseStored(stored, empty);
      return {
        ...others,
        ...storedAmount(stored, empty, product),
        words: wordsIn(kind, stored.words, empty.words),
        delivery: { ...delivery, way: oneOf(documentDeliveries, delivery.way) },
      };
    },
    inEntry: ({ preset, own }) => ({ preset, own }),
    // All of it is printed or sent: what has changed since is not paid by going forward.
    orderFingerprint: (draft) =>
      JSON.stringify([amountOf(draft), draft.words, draft.delivery, { ...draft.donor, personalNumber: "" }]),
    faultOf: (draft, product) => (amountFault(draft, product) === null && isBegun(draft) ? null : "fields"),
    begin: ({ query, state, now }, product) => ({
      ...now,
      draft: { ...now.draft, ...amountAsked(query, product), ...methodFrom(query, state) },
    }),
  });

export const giftDocuments = { gift_certificate: define("gift_certificate"), gift_card: define("gift_card") };

/** Of another way than the chosen one nothing is sent. */
export const toDelivery = ({ way, ...address }: DeliveryDraft) =>
  way === "post" ? { to: way, ...address } : { to: way };

const deliveryFields: Record<DocumentDelivery, readonly string[]> = {
  donor: [],
  post: ["recipient", "street", "postalCode", "town"],
  none: [],
};

export const wordFields = ["to", "greeting", "from"];

export const shownFields = ({ delivery }: Pick<DocumentDraft, "delivery">): readonly string[] => [
  ...wordFields,
  "amount",
  ...deliveryFields[delivery.way],
];
