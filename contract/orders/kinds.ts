import type { Product } from "../gifts.ts";
import type { DrawnMethod, PaymentMethod, StoredMethod } from "../payment-states.ts";
import { queryKeys } from "../query-keys.ts";

/* What differs between the kinds of orders, for the site, the API and the providers alike. Plain constants, no schema. */

export const productCategories = ["gift", "membership", "article"] as const;
export const productVariants = ["one_time", "monthly", "yearly"] as const;

export type OrderTone = "bright" | "quiet";

type OrderKindFacts<Method extends StoredMethod> = {
  /** The journey's page. It shows the order too: the app and the card page lead back to it. */
  path: string;
  methods: readonly Method[];
  /** What the payer's bank or the card page calls it. Letters that every bank takes. */
  bankMessage: string;
  /** Whether the money may count as a gift for the tax reduction. A fee that gives something in return never does. */
  isGiftForTax: boolean;
  /** Who grieves is met by dusk and breath: no meadow, no bird of joy, no heartbeat. */
  tone: OrderTone;
  /** Told to analytics of each product. */
  product: { category: (typeof productCategories)[number]; variant: (typeof productVariants)[number] };
};

/** What somebody who visits orders and pays. */
export const orderKinds = {
  regular_gift: {
    path: "/ge-en-gava/",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Gåva till Hjärta Lunga",
    isGiftForTax: true,
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  memorial_gift: {
    path: "/minnesgava/",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Minnesgåva Hjärta Lunga",
    isGiftForTax: true,
    tone: "quiet",
    product: { category: "gift", variant: "one_time" },
  },
  memorial_card: {
    path: "/tand-ett-ljus/",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Minnesljus Hjärta Lunga",
    isGiftForTax: true,
    tone: "quiet",
    product: { category: "gift", variant: "one_time" },
  },
  greeting_card: {
    path: "/digitalt-gratulationskort/",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Kort med gåva Hjärta Lunga",
    isGiftForTax: true,
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  gift_certificate: {
    path: "/gavobevis/",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Gåvobevis Hjärta Lunga",
    isGiftForTax: true,
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  gift_card: {
    path: "/gavokort/",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Gåvokort Hjärta Lunga",
    isGiftForTax: true,
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  membership_gift: {
    path: "/bli-medlem/",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Medlemsavgift Hjärta Lunga",
    isGiftForTax: false,
    tone: "bright",
    product: { category: "membership", variant: "yearly" },
  },
  /** Beside a gift each month. What is drawn on its mandate is of this kind too: of that order nobody is told the reference. */
  extra_gift: {
    path: "/extra-gava/",
    methods: ["swishDirect", "swishNumber"],
    bankMessage: "Extra gåva Hjärta Lunga",
    isGiftForTax: true,
    tone: "bright",
    product: { category: "gift", variant: "one_time" },
  },
  article_order: {
    path: "/bestall/",
    methods: ["swishDirect", "swishNumber", "card"],
    bankMessage: "Beställning Hjärta Lunga",
    isGiftForTax: false,
    tone: "bright",
    product: { category: "article", variant: "one_time" },
  },
} as const satisfies Record<string, OrderKindFacts<PaymentMethod>>;
export type OrderKind = keyof typeof orderKinds;
export const orderKindNames = Object.keys(orderKinds) as OrderKind[];

type Renamed = Exclude<OrderKind, Product>;
const productNames: Record<Renamed, Product> = { greeting_card: "digital_greeting", article_order: "list_order" };
const isRenamed = (kind: OrderKind): kind is Renamed => Object.hasOwn(productNames, kind);
/** What analytics calls it. */
export const productOf = (kind: OrderKind): Product => (isRenamed(kind) ? productNames[kind] : kind);

/** What we draw by what was agreed before: no visitor pays it, and its reference opens nothing. */
export const drawnKinds = {
  monthly_gift: {
    path: "/bli-manadsgivare/",
    methods: ["directDebit"],
    bankMessage: "Månadsgåva Hjärta Lunga",
    isGiftForTax: true,
    tone: "bright",
    product: { category: "gift", variant: "monthly" },
  },
} as const satisfies Record<string, OrderKindFacts<DrawnMethod>>;

export const storedKinds = { ...orderKinds, ...drawnKinds };
export type StoredKind = keyof typeof storedKinds;
export const isOrderKind = (kind: StoredKind): kind is OrderKind => Object.hasOwn(orderKinds, kind);

/** An order that has begun: waiting, ended or thanked for. */
export const orderHref = (kind: OrderKind, orderReference: string): string =>
  `${orderKinds[kind].path}?${queryKeys.order}=${encodeURIComponent(orderReference)}`;
