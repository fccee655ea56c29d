import React, { Fragment, type ReactElement } from "react";
import { styled } from "styled-components";
import type { RichTextNode } from "contract/published-content.ts";
import { SmartLink } from "./smart-link.tsx";

/** An editor's text. It is a tree of known tags, so nothing in it can run. */
export function RichText({ content }: { content: RichTextNode[] }) {
  return <Prose>{content.map(show)}</Prose>;
}

/** The same without its own measure and spacing, for a line or two inside something else. */
export function RichLine({ content }: { content: RichTextNode[] }) {
  return <>{content.map(show)}</>;
}

function show(node: RichTextNode, index: number): ReactElement {
  if (typeof node === "string") return <Fragment key={index}>{node}</Fragment>;
  const children = node.children?.map(show);
  if (node.tag === "br") return <br key={index} />;
  if (node.tag === "a") {
    return (
      <SmartLink key={index} href={node.href ?? "#"}>
        {children}
      </SmartLink>
    );
  }
  return React.createElement(node.tag, { key: index }, children);
}

const Prose = styled.div`
  > * + * {
    margin-top: 1.1em;
  }
  > h2 {
    margin-top: var(--s7);
    font-size: clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem);
  }
  > h3,
  > h4 {
    margin-top: var(--s6);
    font-size: var(--t-h4);
    line-height: 1.2;
  }
  > :first-child {
    margin-top: 0;
  }
  > :is(h2, h3, h4) + * {
    margin-top: var(--s3);
  }
  ul > li {
    position: relative;
    padding-left: 1.5em;
  }
  ul > li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0.44em;
    width: 0.85em;
    height: 0.62em;
    background: var(--thread-quiet);
    clip-path: path("M0 5C4-1 12-1 16 5C12 11 4 11 0 5z");
    print-color-adjust: exact;
  }
  @media (forced-colors: active) {
    ul > li::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  ol {
    padding-left: 1.5em;
  }
  ol > li {
    padding-left: 0.3em;
  }
  ol > li::marker {
    font-family: var(--font-head);
    font-weight: 750;
  }
  li + li {
    margin-top: 0.5em;
  }
  blockquote {
    padding-left: var(--s5);
    border-left: 6px solid var(--thread-quiet);
    font: 550 var(--t-h4) / 1.4 var(--font-head);
  }
`;
