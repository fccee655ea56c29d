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
