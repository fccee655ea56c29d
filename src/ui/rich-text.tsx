import React, { Fragment, type ReactElement } from "react";
import type { RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { SmartLink } from "./smart-link.tsx";

/** An editor's text. It is a tree of known tags, so nothing in it can run. */
export function RichText({ content }: { content: RichTextNode[] }) {
  return <div className="prose">{content.map(show)}</div>;
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
