import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import type { Transaction } from "../../../platform/database/connect.ts";
import { paymentEvents, type DiscrepancyKind } from "../../../platform/database/tables/payments.ts";
import { isBookedAsAsked, noteDiscrepancy, waitsForStaff } from "../../../ledger/payments/note-discrepancy.ts";
import {
  setLineAside,
  askOnNext,
  recordBankReply,
  drawOf,
  recordFailed,
  noteDrawnOn,
  tellGiver,
} from "./answered-draw.ts";
import type { AnswerDeps, Of, DrawOf } from "./answered-draw.ts";
import { drawMeaning, isCancelled, refusalMeaning } from "./autogiro/codes.ts";
import { hasGiftBeside, noteRefund } from "../draws/claimed-gift.ts";

const hasEnded = ({ state }: DrawOf) => state !== "paid" && !isLive(state);

/** The bank tries again by itself on its next day. */
const retry = async (deps: AnswerDeps, draw: DrawOf, line: number, code: string): Promise<void> => {
  const { state, paymentId } = draw;
  if (state === "paid") return recordBankReply(deps, draw, { line }, { state: "waiting", reason: null, code });
  if (hasEnded(draw)) return setLineAside(deps, line, "the bank tries again what had ended", code);
  await deps.db
    .insert(paymentEvents)
    .values({ paymentId, source: "bankFile", fromState: state, toState: state, providerCode: code });
  return tellGiver(deps, draw, "retried");
};

const discrepancyOfRefund = async (
  tx: Transaction,
  { paymentId, state, refundedAt, ...draw }: DrawOf,
  amountOre: number,
): Promise<DiscrepancyKind | undefined> => {
  const mayBeOfAnother =
    (await waitsForStaff(tx, paymentId, amountOre)) ||
    (await isBookedAsAsked(tx, paymentId, amountOre)) ||
    (await hasGiftBeside(tx, paymentId, amountOre));
  if (mayBeOfAnother) return "claimedBack";
  return state === "paid" && refundedAt !== null && draw.amountOre === amountOre ? "claimedAgain" : undefined;
};

export const applyPayment = async (deps: AnswerDeps, { line, values }: Of<"payment">): Promise<void> => {
  const { status, amountOre, reference, day } = values;
  const meaning = drawMeaning(status);
  if (meaning === undefined) return setLineAside(deps, line, "unknown code", status);
  const draw = await drawOf(deps.db, values);
  if (!draw) return setLineAside(deps, line, "a payment that we did not ask for", status);
  switch (meaning) {
    case "paid":
      if (draw.state !== "paid") await noteDrawnOn(deps, draw, day);
      await recordBankReply(
        deps,
        draw,
        { line, drawnOn: day },
        {
          ...{ state: "paid", reason: null, code: status, amountOre, currency },
          settlementReference: reference,
        },
      );
      if (hasEnded(draw) && draw.amountOre === amountOre)
        await setLineAside(
          deps,
          line,
          "paid after it had ended without money: it is booked, the giver knows otherwise",
        );
      return;
    case "retried":
      return retry(deps, draw, line, status);
    case "noFunds":
    case "accountClosed":
      return recordFailed(deps, draw, { line, trouble: meaning, code: status });
  }
};

/**
 * When a claim is a part of the gift, or of one that was never paid, twice paid or claimed before, only staff are told.
 */
export const applyRefund = async (deps: AnswerDeps, { line, values }: Of<"refund">): Promise<void> => {
  const { db, fileId } = deps;
  const { amountOre, status, reference, day: drawnOn } = values;
  const draw = await drawOf(db, values);
  const code = `77/${status}`;
  const kind = draw && (await discrepancyOfRefund(db, draw, amountOre));
  if (draw && kind !== undefined) {
    const news = { state: "refund", code, amountOre, settlementReference: reference };
    const payment = { id: draw.paymentId, state: draw.state };
    return noteDiscrepancy(deps, { payment, kind, news, source: "bankFile", line: { fileId, line, drawnOn } });
  }
  if (draw && (await noteRefund(deps.db, { paymentId: draw.paymentId, amountOre, code })))
    await tellGiver(deps, draw, "refunded");
  const isWhole = draw?.state === "paid" && draw.amountOre === amountOre;
  const what = `a payer has claimed money back${isWhole ? "" : ", and our books are as they were"}`;
  await setLineAside(deps, line, what, status);
};

export const applyRefusal = async (deps: AnswerDeps, { line, values }: Of<"refusedDebit">): Promise<void> => {
  const { comment } = values;
  const meaning = refusalMeaning(comment);
  const draw = meaning && (await drawOf(deps.db, values));
  if (meaning === undefined) return setLineAside(deps, line, "unknown code", comment);
  if (!draw) return setLineAside(deps, line, "a payment that we did not ask for", comment);
  if (meaning === "accountClosed") return recordFailed(deps, draw, { line, trouble: meaning, code: comment });
  await recordBankReply(deps, draw, { line }, { state: "failed", reason: "bankError", code: comment });
  if (draw.state !== "paid") await setLineAside(deps, line, "the bank could not take our order", comment);
};

export const applyChange = async (deps: AnswerDeps, { line, values }: Of<"change">): Promise<void> => {
  const { code, comment, payerNumber, reference } = values;
  const said = `${code}/${comment}`;
  if (!isCancelled(code, comment)) return setLineAside(deps, line, "a change that we did not ask for", said);
  const draw = payerNumber === null ? undefined : await drawOf(deps.db, { payerNumber, reference });
  if (!draw) return setLineAside(deps, line, "a payment that we did not ask for", said);
  await recordBankReply(deps, draw, { line }, { state: "cancelled", reason: "declinedByPayer", code: said });
  await askOnNext(deps, draw);
};
