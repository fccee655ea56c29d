import type { MemorialGift } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import { isTooLate } from "@hjarta-lunga/contract/sheet-days.ts";
import { eq } from "drizzle-orm";
import { memorialDetails, memorialSheets } from "../../platform/database/tables/documents.ts";
import type { NewOrder } from "../../ledger/orders/new-order.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { checkDelivery, postalColumns } from "../../platform/post/address.ts";
import { columnsOf } from "./repository.ts";
import { refuseProblems } from "../../platform/http/refusal.ts";
import { sheetProblems } from "./sheet.ts";
import type { Database } from "../../platform/database/connect.ts";
import { swedishTime } from "../../platform/database/time.ts";
import { funeralParlors } from "../../platform/database/tables/lookups.ts";

type Funeral = MemorialGift["funeral"];

const columns = { name: funeralParlors.name, email: funeralParlors.email, town: funeralParlors.town };

export const lookUpFuneral = async (db: Database, { parlorId, day }: Funeral) => {
  const [parlor] =
    parlorId === undefined ? [] : await db.select(columns).from(funeralParlors).where(eq(funeralParlors.id, parlorId));
  return { parlor, ceremony: day === undefined ? undefined : { day, now: await swedishTime(db) } };
};
type KnownFuneral = Awaited<ReturnType<typeof lookUpFuneral>>;

export const deliveryProblems = (to: SheetDelivery, { parlor, ceremony }: KnownFuneral) => ({
  ...(to === "parlor" && !parlor && { "funeral.parlor": "not in the register" }),
  ...(to === "parlor" && parlor?.email === null && { "funeral.parlor": "takes no sheets" }),
  ...(ceremony && isTooLate(to, ceremony.day, ceremony.now) && { "funeral.day": "tooLate" satisfies FieldProblem }),
});

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
    details: {
      content: [sheet, body.funeral, delivery],
      lines: [],
      addDetails: async (tx, orderId) => {
        await tx.insert(memorialDetails).values({ orderId, ...detailsOf(body, funeral) });
        await tx.insert(memorialSheets).values({ orderId, ...columnsOf(sheet) });
      },
    },
  };
};
