import React, { useEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { useTitlePart } from "#src/ui/use-title-part.ts";

type Props = {
  heading: string;
  /** It has taken another's place while the visitor was here: it is read aloud. */
  isNews?: boolean;
  children?: ReactNode;
};

/** In place of the words of a card that is not there, or not there yet. */
export function SaidInCard({ heading, isNews = false, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews, heading]);
  useTitlePart("step", isNews ? heading : "");
  return (
    <Said>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </Said>
  );
}

const Said = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;

  h1 {
    font-size: clamp(1.75rem, 9cqi, 2.75rem);
    line-height: 1.15;
  }
`;
