import { UnreadableFileError } from "../../bank-files/reader.ts";

type CamtProblem =
  /** Not well-formed, or cut off. */
  | "xml"
  | "encoding"
  /** A DOCTYPE or an entity: no file of a bank has one. */
  | "entities"
  | "tooLarge"
  | "unknownFormat"
  /** An element that is missing, or where none of its kind may stand. */
  | "structure"
  | "amount"
  | "day"
  | "currency"
  | "creditOrDebit"
  | "anotherAccount"
  | "count"
  | "sum"
  | "balance";

export class CamtError extends UnreadableFileError {
  readonly problem: CamtProblem;
  readonly entry: number;
  constructor(problem: CamtProblem, entry: number, element?: string) {
    super(`Entry ${entry}: ${problem}${element === undefined ? "" : ` (${element})`}`);
    this.name = "CamtError";
    this.problem = problem;
    this.entry = entry;
  }
}
