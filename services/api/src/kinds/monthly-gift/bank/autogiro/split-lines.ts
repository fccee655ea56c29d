import { BankFileError } from "./bank-file-error.ts";
import { checkLine } from "./line.ts";

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
