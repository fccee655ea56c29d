import { UnreadableFileError } from "../../../../ledger/bank-files/reader.ts";
import { fieldKinds, type Field, type Layout, type ValuesOf } from "./fields.ts";

type BankFileProblem =
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
export class BankFileError extends UnreadableFileError {
  readonly problem: BankFileProblem;
  readonly line: number;
  constructor(problem: BankFileProblem, line: number, field?: string) {
    super(`Line ${line}: ${problem}${field === undefined ? "" : ` (${field})`}`);
    this.name = "BankFileError";
    this.problem = problem;
    this.line = line;
  }
}

const lineWidth = 80;

/** Control characters are no letters of ISO-8859-1. What is not ASCII in UTF-8 has such bytes, or is of another length. */
const notLatin1 = /[^\u0020-\u007e\u00a0-\u00ff]/;

export const widthOf = (each: Field): number => ("kind" in each ? each.width : each.text.length);

type AnyKind = { write: (value: unknown, width: number) => string | undefined; read: (text: string) => unknown };
const kindOf = (kind: keyof typeof fieldKinds) => fieldKinds[kind] as AnyKind;

const writeField = (each: Field, values: Record<string, unknown>, line: number): string => {
  if (!("kind" in each)) return each.text;
  const text = kindOf(each.kind).write(values[each.name], each.width);
  if (text?.length !== each.width) throw new BankFileError("field", line, each.name);
  return text;
};

/** One line of a file, without its end. Throws where a value does not go into its field: nothing is ever cut. */
export const writeLine = <Of extends Layout>({ fields }: Of, values: ValuesOf<Of>, line = 1): string => {
  const text = fields.map((each) => writeField(each, values, line)).join("");
  if (notLatin1.test(text)) throw new BankFileError("letters", line);
  if (text.length !== lineWidth) throw new BankFileError("lineLength", line);
  return text;
};

const checkLine = (text: string, line: number): void => {
  if (text.length !== lineWidth) throw new BankFileError("lineLength", line);
  if (notLatin1.test(text)) throw new BankFileError("letters", line);
};

export const readLine = <Of extends Layout>({ fields }: Of, text: string, line = 1): ValuesOf<Of> => {
  checkLine(text, line);
  const values: Record<string, unknown> = {};
  let at = 0;
  for (const each of fields) {
    const part = text.slice(at, (at += widthOf(each)));
    if ("kind" in each) {
      const value = kindOf(each.kind).read(part);
      if (value === undefined) throw new BankFileError("field", line, each.name);
      values[each.name] = value;
    } else if (each.isLookedAt && part !== each.text) {
      throw new BankFileError("field", line, `position ${at - part.length + 1}`);
    }
  }
  return values as ValuesOf<Of>;
};

export type NumberedLine = { text: string; line: number };

/** No line is near as long: bytes without an end of line are not gathered for ever. */
const longest = 200;

/** How lines end is specified nowhere: CR LF and LF are both taken. */
export async function* splitLines(bytes: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<NumberedLine> {
  let line = 0;
  let rest = "";
  let ended = false;
  const take = (text: string): NumberedLine | undefined => {
    const taken = text.endsWith("\r") ? text.slice(0, -1) : text;
    line += 1;
    if (taken === "") {
      ended = true;
      return undefined;
    }
    if (ended) throw new BankFileError("lineLength", line - 1);
    checkLine(taken, line);
    return { text: taken, line };
  };
  for await (const part of bytes) {
    const pieces = (rest + part.toString("latin1")).split("\n");
    rest = pieces.pop() ?? "";
    if (rest.length > longest) throw new BankFileError("lineLength", line + 1);
    for (const piece of pieces) {
      const found = take(piece);
      if (found) yield found;
    }
  }
  const last = rest === "" ? undefined : take(rest);
  if (last) yield last;
  if (line === 0) throw new BankFileError("empty", 0);
}

/** How lines end is said nowhere; Bankgirot's own programs ran on machines that end them so. */
const lineEnd = "\r\n";

const linesAPart = 1_000;

export function* encodeLines(lines: Iterable<string>): Generator<Buffer> {
  let part: string[] = [];
  for (const line of lines) {
    part.push(line);
    if (part.length < linesAPart) continue;
    yield Buffer.from(part.map((each) => each + lineEnd).join(""), "latin1");
    part = [];
  }
  if (part.length > 0) yield Buffer.from(part.map((each) => each + lineEnd).join(""), "latin1");
}
