import React, { useLayoutEffect, useId, useRef, type ReactNode } from "react";
import { styled } from "styled-components";

type Props = { heading: string; isCalm?: boolean; onSubmit?: () => void; children: ReactNode };

/** Opens below what it changes, and is read from its heading. */
export function Panel({ heading, isCalm = false, onSubmit, children }: Props) {
  const id = useId();
  const focused = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    focused.current?.focus({ preventScroll: true });
    focused.current?.scrollIntoView({ block: "nearest" });
  }, [heading]);
  return (
    <Sheet
      aria-labelledby={id}
      className={isCalm ? "calm" : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <h3 id={id} ref={focused} tabIndex={-1}>
        {heading}
      </h3>
      {children}
    </Sheet>
  );
}

export const Outcome = ({ children }: { children: ReactNode }) => (
  <p className="outcome" role="status">
    {children}
  </p>
);

const Sheet = styled.form`
  container-type: inline-size;
  padding: clamp(1.25rem, 3.4vw, 2.75rem);
  background: var(--sheet);
  color: var(--text);

  &.calm {
    background: var(--field-air);
    color: var(--on-air);
  }
  > * + * {
    margin-top: var(--s4);
  }
  h3 {
    font-size: var(--t-h3);
    line-height: 1.1;
    scroll-margin-block: 6rem 60vh;
  }
  h3:focus {
    outline: none;
    box-shadow: none;
  }
  fieldset > div {
    margin-top: 0;
  }
  /* Beside two amounts, and not three, an own one has their place too. */
  @container (min-width: 42rem) {
    .own:nth-child(3) {
      grid-column: 3 / -1;
    }
  }
  .outcome {
    max-width: none;
    padding-block: var(--s4);
    border-block: 2px solid currentColor;
  }
  .outcome b {
    font-family: var(--font-head);
    font-weight: 700;
    font-variant-numeric: lining-nums;
  }
  @container (max-width: 24rem) {
    .outcome .nowrap {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  > .actions {
    margin-top: var(--s6);
  }
  .soft {
    color: var(--text-soft);
    line-height: 1.35;
  }
  &.calm a {
    color: inherit;
  }
`;
