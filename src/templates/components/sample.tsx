import React, { type ReactNode } from "react";
import { styled } from "styled-components";

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Frame>
      <h3>{name}</h3>
      {children}
    </Frame>
  );
}

const Frame = styled.section.attrs({ className: "wrap" })`
  padding-block: var(--s5);
  > h3 {
    margin-bottom: var(--s4);
    font: 400 1.125rem/1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--text-soft);
  }
`;
