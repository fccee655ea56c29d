import type { Product } from "../gifts.ts";
import type { Language } from "../languages.ts";
import type { DrawnMethod, PaymentMethod, StoredMethod } from "../payment-states.ts";
import { queryKeys } from "../query-keys.ts";
import { giftEnglish } from "../shell-routes.ts";

export const productCategories = ["gift", "membership", "article"] as const;
export const productVariants = ["one_time", "monthly", "yearly"] as const;

export type OrderTone = "bright" | "quiet";

type OrderKindFacts<Method extends StoredMethod> = {
  path: string;
  methods: readonly Method[];
  /** On bank statements: only characters that every bank takes. */
  bankMessage: string;
  /** `quiet` for those who grieve: no meadow, bird or heartbeat. */
  tone: OrderTone;
  product: { category: (typeof productCategories)[number]; variant: (typeof productVariants)[number] };
};

/** The namespace of what each kind of order says in its own way. */
type OwnTexts = { texts: string };

export const orderKinds = {
  regular_gift: {
    path: "/ge-en-gava/",
    texts: "gift",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Gåva till Hjärta Lunga",
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  memorial_gift: {
    path: "/minnesgava/",
    texts: "memorial",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Minnesgåva Hjärta Lunga",
    tone: "quiet",
    product: { category: "gift", variant: "one_time" },
  },
  memorial_card: {
    path: "/tand-ett-ljus/",
    texts: "candle",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Minnesljus Hjärta Lunga",
    tone: "quiet",
    product: { category: "gift", variant: "one_time" },
  },
  greeting_card: {
    path: "/digitalt-gratulationskort/",
    texts: "greeting",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Kort med gåva Hjärta Lunga",
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  gift_certificate: {
    path: "/gavobevis/",
    texts: "giftDocument",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Gåvobevis Hjärta Lunga",
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  gift_card: {
    path: "/gavokort/",
    texts: "giftDocument",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Gåvokort Hjärta Lunga",
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  company_gift: {
    path: "/foretagsgava/",
    texts: "company",
    methods: ["swishDirect", "swishNumber", "card", "invoice", "pdfInvoice"],
    bankMessage: "Företagsgåva Hjärta Lunga",
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  membership_gift: {
    path: "/bli-medlem/",
    texts: "membership",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Medlemsavgift Hjärta Lunga",
    tone: "bright",
    product: { category: "membership", variant: "yearly" },
  },
  /** Also the kind of extra gifts drawn on a mandate, whose order references are given to nobody. */
  extra_gift: {
    path: "/extra-gava/",
    texts: "extra",
    methods: ["swishDirect", "swishNumber"],
    bankMessage: "Extra gåva Hjärta Lunga",
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  article_order: {
    path: "/bestall/",
    texts: "article",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Beställning Hjärta Lunga",
    tone: "bright",
    product: { category: "article", variant: "one_time" },
  },
} as const satisfies Record<string, OrderKindFacts<PaymentMethod> & OwnTexts>;
export type OrderKind = keyof typeof orderKinds;
export const orderKindNames = Object.keys(orderKinds) as OrderKind[];

type Renamed = Exclude<OrderKind, Product>;
const productNames: Record<Renamed, Product> = { greeting_card: "digital_greeting", article_order: "list_order" };
const isRenamed = (kind: OrderKind): kind is Renamed => Object.hasOwn(productNames, kind);
export const productOf = (kind: OrderKind): Product => (isRenamed(kind) ? productNames[kind] : kind);

/** Drawn by an earlier agreement, or come to our bankgiro: no visitor pays it here, and its reference opens nothing. */
export const drawnKinds = {
  monthly_gift: {
    path: "/bli-manadsgivare/",
    methods: ["directDebit"],
    bankMessage: "Månadsgåva Hjärta Lunga",
    tone: "bright",
    product: { category: "gift", variant: "monthly" },
  },
  bankgiro_gift: {
    path: "/ge-en-gava/",
    methods: ["bankgiro"],
    bankMessage: "Gåva till Hjärta Lunga",
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
} as const satisfies Record<string, OrderKindFacts<DrawnMethod>>;

export const storedKinds = { ...orderKinds, ...drawnKinds };
export type StoredKind = keyof typeof storedKinds;
export const isOrderKind = (kind: StoredKind): kind is OrderKind => Object.hasOwn(orderKinds, kind);

export const isGift = (kind: StoredKind): boolean => storedKinds[kind].product.category === "gift";

/** Those that are in English too. */
const englishPaths: Partial<Record<OrderKind, string>> = { regular_gift: giftEnglish.pattern };

/** Where an order is made, paid and thanked for: in Swedish where it is in no other language. */
export const orderPath = (kind: OrderKind, language: Language): string =>
  (language === "en" ? englishPaths[kind] : undefined) ?? orderKinds[kind].path;

export const orderHref = (kind: OrderKind, orderReference: string, language: Language = "sv"): string =>
  `${orderPath(kind, language)}?${queryKeys.order}=${encodeURIComponent(orderReference)}`;
