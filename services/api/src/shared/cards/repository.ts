import { eq, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { randomUUID } from "node:crypto";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { newSharedReference } from "../../ledger/orders/references.ts";

/** By its sender for good, or by staff until they show it again. */
export const isTakenDown = ({ takenDownAt, hiddenAt }: Record<"takenDownAt" | "hiddenAt", Date | null>): boolean =>
  takenDownAt !== null || hiddenAt !== null;

type Query<Card> = PromiseLike<Card[]> & { for: (strength: "update" | "share") => PromiseLike<Card[]> };
type Moments<OpenedAt extends string> = Record<OpenedAt | "takenDownAt" | "hiddenAt", Date | null>;

type Kind<Card, OpenedAt, OpenState> = {
  columns: Record<"id" | "orderReference" | "reference", AnyPgColumn>;
  select: (tx: Transaction, which: SQL) => Query<Card>;
  openedAt: OpenedAt;
  openState: OpenState;
};

export const cardRepository = <
  Card extends Moments<OpenedAt>,
  const OpenedAt extends string,
  const OpenState extends string,
>({
  columns,
  select,
  openedAt,
  openState,
}: Kind<Card, OpenedAt, OpenState>) => {
  type OpenCard = Card & Record<OpenedAt, Date>;
  const isOpen = (card: Moments<OpenedAt>): boolean => card[openedAt] !== null;

  /** Whoever has the link sees it. A card that waits was never shared: its reference is as unknown as any other. */
  const shown = (card: Card | undefined): OpenCard => {
    if (card === undefined || !isOpen(card)) throw new Refusal("not_found");
    if (isTakenDown(card)) throw new Refusal("taken_down");
    return card as OpenCard;
  };
  const byReference = (tx: Transaction, reference: string) => select(tx, eq(columns.reference, reference));

  return {
    isOpen,

    cardById: async (tx: Transaction, id: string): Promise<Card | undefined> =>
      (await select(tx, eq(columns.id, id)))[0],

    cardByOrder: async (tx: Transaction, orderReference: string, forUpdate = false): Promise<Card | undefined> => {
      const found = select(tx, eq(columns.orderReference, orderReference));
      return (await (forUpdate ? found.for("update") : found))[0];
    },

    sharedCard: async (tx: Transaction, reference: string): Promise<OpenCard> =>
      shown((await byReference(tx, reference))[0]),

    /** It is neither corrected nor taken down before the transaction ends. To `share`, others may hold it too. */
    holdSharedCard: async (tx: Transaction, reference: string, strength: "update" | "share"): Promise<OpenCard> =>
      shown((await byReference(tx, reference).for(strength))[0]),

    stateOf: (card: Moments<OpenedAt>): "waiting" | OpenState | "takenDown" => {
      if (isTakenDown(card)) return "takenDown";
      return isOpen(card) ? openState : "waiting";
    },
  };
};

export const besideOrder = (orderId: string) => {
  const ofOrder = (column: typeof orders.reference | typeof orders.shortReference) =>
    sql`(select ${column} from ${orders} where ${orders.id} = ${orderId})`;
  return {
    id: randomUUID(),
    orderId,
    reference: newSharedReference(),
    orderReference: ofOrder(orders.reference),
    shortReference: ofOrder(orders.shortReference),
  };
};

const columns = { amountOre: orders.amountOre, closedAt: orders.closedAt, paidAt: orders.paidAt };

export const giftOf = async (tx: Transaction, orderId: string): Promise<{ amount: number }> => {
  const [order] = await tx.select(columns).from(orders).where(eq(orders.id, orderId));
  // Nobody paid it for a day: it is nobody's any more.
  if (!order || (order.closedAt !== null && order.paidAt === null)) throw new Refusal("not_found");
  return { amount: toSek(order.amountOre) };
};
