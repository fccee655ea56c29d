import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";

export function SignedText({ text }: { text: string }) {
  const { say } = useTexts();
  return (
    <Details>
      <summary>{say("bankid.whatIsSigned")}</summary>
      <div>
        {readMarkdown(text).map((block, index) => (
          <Block key={index} {...block} />
        ))}
      </div>
    </Details>
  );
}

function Block({ kind, parts }: MarkdownBlock) {
  const words = parts.map(({ words: part, isStrong }, index) =>
    isStrong ? <strong key={index}>{part}</strong> : <React.Fragment key={index}>{part}</React.Fragment>,
  );
  if (kind === "heading") return <h3>{words}</h3>;
  if (kind === "rule") return <hr />;
  return <p className={kind}>{words}</p>;
}

const Details = styled.details`
  margin-top: var(--s5);
  padding: var(--s2) var(--s4);
  background: var(--sheet);
  color: var(--text);

  summary {
    min-height: var(--target);
    padding-block: var(--s3);
    font-weight: var(--w-strong);
    line-height: 1.3;
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: var(--s3);
    padding-bottom: var(--s4);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: var(--t-h4);
    line-height: 1.2;
  }
  .item {
    padding-left: 1.1em;
    text-indent: -1.1em;
  }
  .item::before {
    content: "•";
    display: inline-block;
    width: 1.1em;
    text-indent: 0;
  }
  hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 2px solid var(--rule);
  }
`;

type Part = { words: string; isStrong: boolean };
type MarkdownBlock = { kind: "heading" | "item" | "rule" | "text"; parts: Part[] };

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
