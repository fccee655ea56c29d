import React from "react";
import { styled } from "styled-components";
import type { CardMessageProps } from "#src/core/card/shared-card-page.tsx";
import { useNewsHeading } from "#src/core/card/shared-card-frame.tsx";

export function CardMessage({
  isQuiet = false,
  heading,
  isNews = false,
  again,
  children,
}: CardMessageProps & { isQuiet?: boolean }) {
  const title = useNewsHeading(heading, isNews);
  return (
    <Message>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {children}
      {again && (
        <button className={isQuiet ? "btn btn--paper" : "btn"} type="button" onClick={again.onPress}>
          {again.text}
        </button>
      )}
    </Message>
  );
}

export const QuietCardMessage = (props: CardMessageProps) => <CardMessage isQuiet {...props} />;

const Message = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;

  h1 {
    font-size: clamp(1.75rem, 9cqi, 2.75rem);
    line-height: 1.15;
  }
`;
