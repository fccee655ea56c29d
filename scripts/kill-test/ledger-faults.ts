import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";

export type Told = {
  orderReference: string;
  shortOrderReference: string;
  /** Undefined: no receipt is wanted. */
  email: string | undefined;
  amountOre: number;
  paid: boolean;
  state: string | null;
};
export type OurPayment = {
  order: string;
  reference: string;
  method: PaymentMethod;
  state: string;
  amountOre: number;
  surplus: boolean;
  /** Staff is told of it: nobody tries again. */
  givenUp: boolean;
};
export type OurOrder = {
  reference: string;
  kind: OrderKind;
  amountOre: number;
  paid: boolean;
  mails: string[];
  due: string[];
};
export type Theirs = { id: string; reference: string; amountOre: number; state: string; refundedOre: number };
/** Received by the mail server, whoever says that it was sent. */
export type Arrived = { messageId: string; to: string[]; attachments: { name: string }[] };

export type Books = {
  told: readonly Told[];
  payments: readonly OurPayment[];
  orders: readonly OurOrder[];
  swish: readonly Theirs[];
  card: readonly Theirs[];
  arrived: readonly Arrived[];
};

const isPaid = ({ state }: Theirs) => state === "PAID" || state === "approved";
const isOpen = ({ state }: Theirs) => state === "CREATED" || state === "pending";
const keyOf = ({ method, reference }: OurPayment) => `${method === "card" ? "card" : "swish"} ${reference}`;

const paymentFaults = (key: string, theirs: Theirs, payment: OurPayment | undefined): string[] => {
  if (payment === undefined) return [`${key} is ${theirs.state} there and unknown to us`];
  const { state, amountOre, surplus, givenUp } = payment;
  return [
    ...(amountOre === theirs.amountOre ? [] : [`${key}: ${amountOre} öre here, ${theirs.amountOre} there`]),
    ...(isPaid(theirs) === (state === "paid") ? [] : [`${key}: ${state} here, ${theirs.state} there`]),
    ...(state === "waiting" && !isOpen(theirs) ? [`${key}: still waiting here, ${theirs.state} there`] : []),
    ...(surplus && isPaid(theirs) && theirs.refundedOre !== (givenUp ? 0 : theirs.amountOre)
      ? [`${key}: paid in vain, ${theirs.refundedOre} öre given back`]
      : []),
    ...(!surplus && theirs.refundedOre > 0 ? [`${key}: a gift, and ${theirs.refundedOre} öre given back`] : []),
  ];
};

const orderFaults = ({ kind, amountOre, paid, mails, due }: OurOrder, payments: OurPayment[]): string[] => {
  const booked = payments.filter(({ state, surplus }) => state === "paid" && !surplus);
  const [had, wanted] = [mails.toSorted().join(), due.toSorted().join()];
  return [
    ...(booked.length > 1 ? [`An order is paid ${booked.length} times`] : []),
    ...(paid === (booked.length === 1) ? [] : ["An order's mark and its payments disagree"]),
    ...booked
      .filter((payment) => payment.amountOre !== amountOre)
      .map((payment) => `An order of ${amountOre} öre is booked with ${payment.amountOre}`),
    ...(had === wanted ? [] : [`A ${kind} had the mails ${had} instead of ${wanted}`]),
  ];
};

export const ledgerFaults = ({ told, payments, orders, swish, card, arrived }: Books): string[] => {
  const theirs = new Map<string, Theirs>([
    ...swish.map((entry) => [`swish ${entry.id}`, entry] as const),
    ...card.map((entry) => [`card ${entry.reference}`, entry] as const),
  ]);
  const known = new Map<string, OurPayment>(payments.map((payment) => [keyOf(payment), payment]));
  const paymentsOf = Map.groupBy(payments, ({ order }) => order);
  const ordersByReference = new Map(orders.map((order) => [order.reference, order]));

  /** By the providers' word, but for what staff have still to give back. */
  const drawnOf = (reference: string): number =>
    (paymentsOf.get(reference) ?? [])
      .filter(({ givenUp }) => !givenUp)
      .map((payment) => theirs.get(keyOf(payment)))
      .reduce((sum, entry) => sum + (entry && isPaid(entry) ? entry.amountOre - entry.refundedOre : 0), 0);
  const receiptsOf = ({ email, shortOrderReference }: Told): number =>
    new Set(
      arrived
        .filter(
          ({ to, attachments }) =>
            email !== undefined &&
            to.some((one) => one.includes(email)) &&
            attachments.some(({ name }) => name === `kvitto-${shortOrderReference}.pdf`),
        )
        .map(({ messageId }) => messageId),
    ).size;
  const visitorFaults = (one: Told): string[] => {
    const order = ordersByReference.get(one.orderReference);
    if (order === undefined) return ["A visitor has an order that we do not know"];
    const [drawn, owed] = [drawnOf(order.reference), order.paid ? one.amountOre : 0];
    const [receipts, dueReceipts] = [receiptsOf(one), order.paid && one.email !== undefined ? 1 : 0];
    return [
      ...(order.amountOre === one.amountOre ? [] : ["A visitor gave another amount than we know"]),
      ...(one.paid && !order.paid ? ["A visitor was thanked for an order that is not paid"] : []),
      ...(drawn === owed ? [] : [`A visitor owed ${owed} öre and was drawn ${drawn}`]),
      ...(receipts === dueReceipts ? [] : [`A visitor got ${receipts} receipts instead of ${dueReceipts}`]),
    ];
  };
  return [
    ...[...theirs].flatMap(([key, entry]) => paymentFaults(key, entry, known.get(key))),
    ...payments
      .filter((payment) => payment.state === "paid" && !theirs.has(keyOf(payment)))
      .map((payment) => `${keyOf(payment)} is paid here and unknown there`),
    ...payments
      .filter(({ state }) => state === "created" || state === "unknown")
      .map((payment) => `${keyOf(payment)} is still ${payment.state}`),
    ...orders.flatMap((order) => orderFaults(order, paymentsOf.get(order.reference) ?? [])),
    ...told.flatMap(visitorFaults),
  ];
};
