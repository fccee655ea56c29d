import type { MemorialGift } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { memorialDetails, memorialSheets } from "../../platform/database/tables/memorials.ts";
import type { NewOrder } from "../../ledger/orders/new-order.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { checkDelivery, postalColumns } from "../../shared/documents/delivery.ts";
import { deliveryProblems, type KnownFuneral } from "./funerals.ts";
import { columnsOf } from "./repository.ts";
import { refuseProblems } from "../../shared/refuse-problems.ts";
import { sheetProblems } from "./sheet-problems.ts";

type Known = {
  funeral: KnownFuneral;
  checkAmount: (amount: number) => void;
  documents: Pick<Documents, "drawsAll">;
};

const detailsOf = ({ delivery, funeral }: MemorialGift, { parlor }: KnownFuneral) => ({
  delivery: delivery.to,
  parlorId: parlor ? funeral.parlorId : null,
  parlorName: parlor?.name ?? funeral.parlorName,
  parlorEmail: parlor?.email,
  parlorTown: parlor?.town,
  funeralDay: funeral.day,
  funeralPlace: funeral.place,
  handTo: delivery.to === "parlor" ? delivery.handTo : null,
  ...postalColumns(delivery),
});

export const newMemorialGift = (body: MemorialGift, { funeral, checkAmount, documents }: Known): NewOrder => {
  const { idempotencyKey, amount, donor, sheet, delivery, language, replaces } = body;
  return {
    kind: "memorial_gift",
    ...{ idempotencyKey, amount, donor, language, replaces },
    check: () => {
      checkAmount(amount);
      refuseProblems(sheetProblems(documents, sheet));
      checkDelivery(documents, delivery);
      refuseProblems(deliveryProblems(delivery.to, funeral));
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
