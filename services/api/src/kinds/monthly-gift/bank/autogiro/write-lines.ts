/** How lines end is said nowhere; Bankgirot's own programs ran on machines that end them so. */
const lineEnd = "\r\n";

/** So many lines a part: a file of any length is written and kept by parts. */
const linesAPart = 1_000;

/** Lines as bytes of ISO-8859-1, in parts that are small beside the file. */
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
