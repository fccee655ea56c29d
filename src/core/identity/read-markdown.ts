type Part = { words: string; isStrong: boolean };
export type MarkdownBlock = { kind: "heading" | "item" | "rule" | "text"; parts: Part[] };

const marked: readonly (readonly [kind: MarkdownBlock["kind"], line: RegExp])[] = [
  ["heading", /^#{1,3} (.+)$/],
  ["rule", /^-{3,}()$/],
  ["item", /^[-+*] (.+)$/],
];

function readLine(line: string): MarkdownBlock {
  for (const [kind, pattern] of marked) {
    const words = pattern.exec(line)?.[1];
    if (words !== undefined) return { kind, parts: partsOf(words) };
  }
  return { kind: "text", parts: partsOf(line) };
}

const partsOf = (line: string): Part[] =>
  line
    .split(/(\*[^*]+\*)/)
    .filter((words) => words !== "")
    .map((words) =>
      /^\*[^*]+\*$/.test(words) ? { words: words.slice(1, -1), isStrong: true } : { words, isStrong: false },
    );

/** The little markdown that the app knows (simpleMarkdownV1), so that the page shows what the app shows. */
export const readMarkdown = (text: string): MarkdownBlock[] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .map(readLine);
