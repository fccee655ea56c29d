export type BankFileProblem =
  | "empty"
  /** A line that is not 80 characters, as where a file was cut. */
  | "lineLength"
  /** Letters that ISO-8859-1 lacks, or bytes that are no letters in it. */
  | "letters"
  /** Too long, negative, or otherwise nothing that the field holds. */
  | "field"
  | "unknownFile"
  | "unknownRecord"
  /** A record where none of its kind may stand: before the section it belongs to, or after the closing. */
  | "order"
  | "notClosed"
  | "count"
  | "anotherPayee"
  | "anotherCustomer";

/** Says where and what, never what stood there: lines hold personal numbers and accounts. */
export class BankFileError extends Error {
  readonly problem: BankFileProblem;
  readonly line: number;
  constructor(problem: BankFileProblem, line: number, field?: string) {
    super(`Line ${line}: ${problem}${field === undefined ? "" : ` (${field})`}`);
    this.name = "BankFileError";
    this.problem = problem;
    this.line = line;
  }
}
