import type { ExtraUndoing, UndoneExtra } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { eq } from "drizzle-orm";
import { giftLinks } from "../../platform/database/tables/gift-links.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { undoDraw } from "../monthly-gift/draws/pending-draws.ts";
import { drawById } from "./extra-draw.ts";
import { extraDrawMails } from "../monthly-gift/mail-versions.ts";
import type { LinkDeps } from "./deps.ts";

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
