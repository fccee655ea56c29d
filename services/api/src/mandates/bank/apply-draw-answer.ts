import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { paymentEvents } from "../../database/tables/payments.ts";
import { setLineAside } from "./answer-deps.ts";
import type { AnswerDeps, Of } from "./answer-deps.ts";
import { askOnNext, book, drawOf, fail, tellGiver } from "./answered-draw.ts";
import { drawMeaning, isCancelled, refusalMeaning } from "./files/codes.ts";
import { noteRefund } from "../draws/note-refund.ts";

/** What came of a draw: paid, not paid, or to be tried again by the bank. */
export const applyPayment = async (deps: AnswerDeps, { line, values }: Of<"payment">): Promise<void> => {
  const { status, amountOre, reference } = values;
  const meaning = drawMeaning(status);
  if (meaning === undefined) return setLineAside(deps, line, "unknown code", status);
  const draw = await drawOf(deps.tx, values);
  if (!draw) return setLineAside(deps, line, "a payment that we did not ask for", status);
  switch (meaning) {
    case "paid":
      return book(deps, draw, {
        ...{ state: "paid", reason: null, code: status, amountOre, currency },
        settlementReference: reference,
      });
    case "retried": {
      if (draw.state !== "waiting") return;
      const { paymentId } = draw;
      await deps.tx
        .insert(paymentEvents)
        .values({ paymentId, source: "bankFile", fromState: "waiting", toState: "waiting", providerCode: status });
      return tellGiver(deps, draw, "retried");
    }
    case "noFunds":
    case "accountClosed":
      return fail(deps, draw, meaning, status);
  }
};

/**
 * Staff are told too: whoever claims a gift back may want to be called. When it is a part of the gift, or of one that was
 * never paid, only staff are told.
 */
export const applyRefund = async (deps: AnswerDeps, { line, values }: Of<"refund">): Promise<void> => {
  const { amountOre, status } = values;
  const draw = await drawOf(deps.tx, values);
  const code = `77/${status}`;
  if (draw && (await noteRefund(deps.tx, { paymentId: draw.paymentId, amountOre, code })))
    await tellGiver(deps, draw, "refunded");
  const isWhole = draw?.state === "paid" && draw.amountOre === amountOre;
  const what = `a payer has claimed money back${isWhole ? "" : ", and our books are as they were"}`;
  await setLineAside(deps, line, what, status);
};

/** An order that the bank did not take at all. */
export const applyRefusal = async (deps: AnswerDeps, { line, values }: Of<"refusedDebit">): Promise<void> => {
  const { comment } = values;
  const meaning = refusalMeaning(comment);
  const draw = meaning && (await drawOf(deps.tx, values));
  if (meaning === undefined) return setLineAside(deps, line, "unknown code", comment);
  if (!draw) return setLineAside(deps, line, "a payment that we did not ask for", comment);
  if (meaning === "accountClosed") return fail(deps, draw, "accountClosed", comment);
  await book(deps, draw, { state: "failed", reason: "bankError", code: comment });
  await setLineAside(deps, line, "the bank could not take our order", comment);
};

/** A payment that will not be carried out. Any other change is for somebody to look at. */
export const applyChange = async (deps: AnswerDeps, { line, values }: Of<"change">): Promise<void> => {
  const { code, comment, payerNumber, reference } = values;
  const said = `${code}/${comment}`;
  if (!isCancelled(code, comment)) return setLineAside(deps, line, "a change that we did not ask for", said);
  const draw = payerNumber === null ? undefined : await drawOf(deps.tx, { payerNumber, reference });
  if (!draw) return setLineAside(deps, line, "a payment that we did not ask for", said);
  await book(deps, draw, { state: "cancelled", reason: "declinedByPayer", code: said });
  await askOnNext(deps, draw);
};
