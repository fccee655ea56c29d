import React from "react";
import { styled } from "styled-components";
import type { SaidProps } from "#src/core/card/shared-card-page.tsx";
import { useSaidHeading } from "#src/core/card/shared-card-frame.tsx";

export function SaidInCard({
  isQuiet = false,
  heading,
  isNews = false,
  again,
  children,
}: SaidProps & { isQuiet?: boolean }) {
  const title = useSaidHeading(heading, isNews);
  return (
    <Said>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {children}
      {again && (
        <button className={isQuiet ? "btn btn--paper" : "btn"} type="button" onClick={again.onPress}>
          {again.text}
        </button>
      )}
    </Said>
  );
}

export const SaidInQuietCard = (props: SaidProps) => <SaidInCard isQuiet {...props} />;

const Said = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;

  h1 {
    font-size: clamp(1.75rem, 9cqi, 2.75rem);
    line-height: 1.15;
  }
`;
