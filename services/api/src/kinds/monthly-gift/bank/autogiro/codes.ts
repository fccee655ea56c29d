/* What Bankgirot's codes mean to us. A code that stands in no table here is set aside and told: nothing is done by guessing. */

/** What an answer does to the mandate. `notice`: nothing, but staff should know. `nothing`: we knew it already. */
type MandateMeaning = "active" | "rejected" | "revoked" | "notice" | "nothing";

/** What led to the answer. Known ones change nothing in what the status means. */
const mandateInfos = ["03", "04", "05", "10", "42", "43", "44", "46", "93"];

const mandateStatuses = new Map<string, MandateMeaning>(
  Object.entries({
    /** New mandate, and all is well. */
    "32": "active",
    /** Deleted: as we asked, by the payer or the bank, by Bankgirot, unanswered, or with the payer's bankgiro. */
    "33": "revoked",
    "01": "revoked",
    "02": "revoked",
    "06": "revoked",
    "07": "revoked",
    "98": "revoked",
    /** An account of a kind that has no direct debit. */
    "03": "rejected",
    /** Not in the register: also the answer to deleting what is no more there. */
    "04": "rejected",
    /** Account or person wrong. */
    "05": "rejected",
    "09": "rejected",
    "20": "rejected",
    "21": "rejected",
    "23": "rejected",
    "24": "rejected",
    "29": "rejected",
    "30": "rejected",
    /** Our payer numbers are never used twice: what exists already is this very mandate, and its answer comes. */
    "10": "nothing",
    /** The payer stopped it: as good as taken back. That the stop was lifted brings nothing back by itself. */
    "11": "revoked",
    "12": "notice",
  } as const),
);

export const mandateMeaning = (info: string, status: string): MandateMeaning | undefined =>
  mandateInfos.includes(info) ? mandateStatuses.get(status) : undefined;

/** What came of a payment. `retried`: the bank tries again by itself on the next banking day. */
type DrawMeaning = "paid" | "noFunds" | "accountClosed" | "retried";
const paymentStatuses = new Map<string, DrawMeaning>([
  ["0", "paid"],
  ["1", "noFunds"],
  ["2", "accountClosed"],
  ["9", "retried"],
]);
export const drawMeaning = (status: string): DrawMeaning | undefined => paymentStatuses.get(status);

/** Why an order was not taken at all: no mandate, an account that is closed, or a mandate that the payer stopped. */
const noAccount = ["01", "02", "03"];
const mistakes = ["04", "05", "06", "07", "08", "09", "10", "12", "13", "15", "24"];
export const refusalMeaning = (comment: string): "accountClosed" | "ourMistake" | undefined => {
  if (noAccount.includes(comment)) return "accountClosed";
  return mistakes.includes(comment) ? "ourMistake" : undefined;
};

/** An order that will not be carried out, by whoever ended it: the mandate is gone, the payer, the bank, or we. */
const cancelledCodes = ["03", "11", "21", "22", "23", "24", "25"];
const cancelled = "12";
export const isCancelled = (code: string, comment: string): boolean =>
  cancelledCodes.includes(code) && comment === cancelled;
