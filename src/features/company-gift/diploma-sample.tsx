import React, { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";

type Props = { className?: string; choice?: ReactNode; children: ReactNode };

/** The diploma on its field: between its own words and what follows on a phone, beside the form from a wide screen on. */
export function DiplomaSample({ className, choice, children }: Props) {
  const { say } = useTexts();
  const headingId = useId();
  return (
    <Sample className={className} aria-labelledby={headingId}>
      <div className="inner">
        <div className="row">
          <h2 id={headingId}>{say("company.diploma")}</h2>
          {choice}
        </div>
        {children}
      </div>
    </Sample>
  );
}

const Sample = styled.aside`
  margin-inline: calc(var(--edge) * -1);
  padding: var(--s6) var(--edge) var(--s7);
  background: var(--field-air);
  color: var(--on-air);

  &.only-beside {
    display: none;
  }
  .inner {
    width: 100%;
    max-width: 25rem;
    margin-inline: auto;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
    min-height: var(--target);
    margin-bottom: var(--s4);
  }
  h2 {
    font-size: var(--t-h4);
  }
  /* Both languages on one row, beside the heading where there is room. */
  [role="radiogroup"] {
    display: flex;
    flex-wrap: wrap;
    width: auto;
    max-width: 100%;
  }
  > div > div > p {
    color: inherit;
  }
  ${from("L")} {
    position: absolute;
    inset: 0 0 0 auto;
    width: 42%;
    margin: 0;
    padding: var(--s6) clamp(1.5rem, 3vw, 3rem) var(--s7);
    &.only-beside {
      display: block;
    }
    .inner {
      position: sticky;
      top: var(--s5);
      /* All of it is seen at once, with its heading. */
      max-width: min(26rem, calc((100svh - 15.5rem) * 0.7071));
    }
  }
  @media print {
    display: none;
  }
`;
