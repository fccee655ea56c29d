import React from "react";
import { styled } from "styled-components";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { from } from "#src/ui/media.ts";
import { RichText } from "#src/ui/rich-text.tsx";
import { CaptionedPicture } from "../blocks/captioned-picture.tsx";
import { Questions } from "../blocks/questions-block.tsx";
import type { Part } from "./sections.ts";

export function SectionParts({ parts }: { parts: Part[] }) {
  return parts.map((part, index) => <Shown key={index} part={part} />);
}

function Shown({ part }: { part: Part }) {
  switch (part.type) {
    case "text":
      return <RichText content={part.content} />;
    case "questions":
      return <Questions items={part.items} />;
    case "figures":
      return <Figures {...part} />;
    case "quote":
      return <Quote {...part} />;
    case "picture":
      return <Pictures pictures={[part]} />;
    case "pictures":
      return <Pictures pictures={part.pictures} />;
  }
}

function Figures({ text, figures }: ShownBlock<"figures">) {
  return (
    <Numbers>
      {text && <p>{text}</p>}
      <dl>
        {figures.map(({ value, text: meaning }, index) => (
          <div key={index}>
            <dt>{value}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Numbers>
  );
}

function Quote({ quote, source, content }: ShownBlock<"quote">) {
  return (
    <>
      <Said>
        <p>{quote}</p>
        {source && <footer>{source}</footer>}
      </Said>
      {content.length > 0 && <RichText content={content} />}
    </>
  );
}

function Pictures({ pictures }: { pictures: ShownBlock<"picture">[] }) {
  return (
    <Row className={pictures.length > 1 ? "many" : undefined}>
      {pictures.map(({ picture, caption }, index) => (
        <CaptionedPicture key={index} picture={picture} caption={caption} />
      ))}
    </Row>
  );
}

const Numbers = styled.div`
  div {
    display: grid;
    gap: var(--s2) var(--s6);
    align-items: center;
  }
  div + div {
    margin-top: var(--s5);
  }
  p + dl {
    margin-top: var(--s5);
  }
  dt {
    font: 800 clamp(min(3rem, 15vw), 1.5rem + 4.2vw, 5.5rem) / 0.95 var(--font-head);
    letter-spacing: -0.04em;
    color: var(--link);
    white-space: nowrap;
  }
  ${from("M")} {
    div {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
`;

const Said = styled.blockquote`
  padding: var(--s5);
  background: var(--field-sun);
  color: var(--on-sun);
  clip-path: var(--cut-2);
  font: 550 var(--t-h3) / 1.25 var(--font-head);
  letter-spacing: -0.01em;

  footer {
    margin-top: var(--s4);
    font: var(--w-strong) var(--t-text) / 1.4 var(--font-text);
    letter-spacing: 0;
  }
  @media print {
    padding-inline: 0;
    background: none;
    clip-path: none;
  }
`;

const Row = styled.div`
  --highest: 27rem;
  display: grid;
  gap: var(--s5) var(--s4);

  ${from("S")} {
    &.many {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }
  }
`;
