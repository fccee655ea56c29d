import { undoDays, type UndoState } from "@hjarta-lunga/contract/gift-links.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type {
  IncreaseUndoing,
  UndoneIncrease,
  ExtraUndoing,
  UndoneExtra,
} from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { dateInSweden, now } from "../../platform/database/time.ts";
import { mandateChanges, giftLinks } from "../../platform/database/tables/gift-links.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { mandateOfNow, type Mandate } from "../monthly-gift/repository.ts";
import { changeAmount, changeById, isOfAmount, undoingOf, type MandateChange } from "../monthly-gift/changes.ts";
import { nextDraw } from "../monthly-gift/draws/next-draw.ts";
import type { LinkDeps } from "./deps.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { undoDraw } from "../monthly-gift/draws/pending-draws.ts";
import { drawById } from "./extra.ts";
import { extraDrawMails } from "../monthly-gift/mail-versions.ts";

const withoutGift = (state: Exclude<UndoState, "undone">): UndoneIncrease => ({ state, gift: null });

const undone = async (tx: Transaction, mandate: Mandate, amountOre: number): Promise<UndoneIncrease> => ({
  state: "undone",
  gift: { amount: toSek(amountOre), drawOn: await nextDraw(tx, mandate) },
});

/** As the mail says: to the end of that day, in Sweden. */
const isTooLate = async (tx: Transaction, id: string): Promise<boolean> => {
  const tooLate = sql<boolean>`${dateInSweden(now)} > ${dateInSweden(mandateChanges.at)} + ${undoDays}::int`;
  const [row] = await tx.select({ tooLate }).from(mandateChanges).where(eq(mandateChanges.id, id));
  return row?.tooLate ?? true;
};

const hindrance = async (tx: Transaction, change: MandateChange, mandate: Mandate) => {
  if (await isTooLate(tx, change.id)) return "tooLate";
  if (mandate.state !== "active") return "inactive";
  return mandate.amountOre === change.toOre ? undefined : "changedSince";
};

export const createUndo =
  ({ db, jobs, tokens }: LinkDeps) =>
  ({ change: id, token }: IncreaseUndoing): Promise<UndoneIncrease> =>
    db.transaction(async (tx) => {
      const change = tokens.isUndoOf(id, token) ? await changeById(tx, id) : undefined;
      if (!isOfAmount(change) || change.linkId === null) return withoutGift("unknown");
      const [raised] = await tx.select().from(mandates).where(eq(mandates.id, change.mandateId)).for("update");
      if (!raised) return withoutGift("unknown");
      const mandate = await mandateOfNow(tx, raised, true);
      if (await undoingOf(tx, id)) return undone(tx, mandate, mandate.amountOre ?? change.fromOre);
      const why = await hindrance(tx, change, mandate);
      if (why) return withoutGift(why);
      const back = { toOre: change.fromOre, undoes: id, ofNext: { linkId: change.linkId } };
      await changeAmount(tx, jobs, { ...mandate, amountOre: change.toOre }, back);
      return undone(tx, mandate, change.fromOre);
    });

/** The link in the mailing is good again: another amount may have been meant. */
export const createUndoExtra =
  ({ db, jobs, tokens }: LinkDeps) =>
  ({ draw: id, token }: ExtraUndoing): Promise<UndoneExtra> =>
    db.transaction(async (tx) => {
      if (!tokens.isUndoOf(id, token)) return { state: "unknown", amount: null };
      const isUndone = await undoDraw(tx, id);
      const draw = await drawById(tx, id);
      if (!draw) return { state: "unknown", amount: null };
      const { orderId, mandate, amountOre, undoneAt } = draw;
      if (undoneAt === null) return { state: "tooLate", amount: null };
      if (isUndone) {
        await tx.update(giftLinks).set({ usedAt: null }).where(eq(giftLinks.orderId, orderId));
        const mail = { template: "extraDraw", version: extraDrawMails.undone, recipient: mandate.email } as const;
        await queueMail(tx, jobs, { ownerId: orderId, ...mail });
      }
      return { state: "undone", amount: toSek(amountOre) };
    });
