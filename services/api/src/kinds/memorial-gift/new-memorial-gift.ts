import type { MemorialGift } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { memorialDetails, memorialSheets } from "../../platform/database/tables/memorials.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { NewOrder } from "../../ledger/orders/new-order.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { refuseUnprintable } from "../../platform/post/address-problems.ts";
import { deliveryProblems } from "./funerals.ts";
import type { KnownFuneral } from "./funerals.ts";
import { columnsOf } from "./repository.ts";
import type { CheckSheet } from "./check-sheet.ts";

type Known = {
  funeral: KnownFuneral;
  checkAmount: (amount: number) => void;
  checkSheet: CheckSheet;
  documents: Pick<Documents, "drawsAll">;
};

const addressOf = ({ delivery }: MemorialGift) => {
  if (delivery.to === "parlor") return { handTo: delivery.handTo };
  if (delivery.to !== "post") return {};
  const { recipient, street, postalCode, town } = delivery;
  return { postalRecipient: recipient, street, postalCode, town };
};

const detailsOf = (body: MemorialGift, { parlor }: KnownFuneral) => ({
  delivery: body.delivery.to,
  parlorId: parlor ? body.funeral.parlorId : null,
  parlorName: parlor?.name ?? body.funeral.parlorName,
  parlorEmail: parlor?.email,
  parlorTown: parlor?.town,
  funeralDay: body.funeral.day,
  funeralPlace: body.funeral.place,
  ...addressOf(body),
});

/** The order that a body asks for, as gifts are published and parlours are known now. */
export const newMemorialGift = (
  body: MemorialGift,
  { funeral, checkAmount, checkSheet, documents }: Known,
): NewOrder => {
  const { idempotencyKey, amount, donor, sheet, delivery, language, replaces } = body;
  return {
    kind: "memorial_gift",
    ...{ idempotencyKey, amount, donor, language, replaces },
    check: () => {
      checkAmount(amount);
      checkSheet(sheet);
      const problems = deliveryProblems(delivery.to, funeral);
      if (delivery.to === "post") {
        const { recipient, street, town } = delivery;
        refuseUnprintable(documents, "delivery", { recipient, street, town });
      }
      if (Object.keys(problems).length > 0) throw new Refusal("validation_failed", problems);
    },
    whole: {
      content: [sheet, body.funeral, delivery],
      lines: [],
      addDetails: async (tx, orderId) => {
        await tx.insert(memorialDetails).values({ orderId, ...detailsOf(body, funeral) });
        await tx.insert(memorialSheets).values({ orderId, ...columnsOf(sheet) });
      },
    },
  };
};
