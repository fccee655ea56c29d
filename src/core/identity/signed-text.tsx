import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { readMarkdown, type MarkdownBlock } from "./read-markdown.ts";

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
