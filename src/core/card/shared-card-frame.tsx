import React, { useEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { useTitlePart } from "#src/ui/use-title-part.ts";

export type FrameProps = {
  /** Without one the card is bare: alone on the page, to be drawn or looked over. */
  footer: ReactNode | null;
  below?: ReactNode;
};
type Props = FrameProps & { mood: "day" | "dusk"; children: ReactNode };

export function SharedCardFrame({ mood, footer, below, children }: Props) {
  return (
    <SharedCardLayout className={mood === "dusk" ? "skymning" : undefined}>
      <main id="content" tabIndex={-1}>
        {children}
        {footer !== null && below !== undefined && <div className="wrap after">{below}</div>}
      </main>
      {footer !== null && <footer>{footer}</footer>}
    </SharedCardLayout>
  );
}

const SharedCardLayout = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
  background: var(--ground);
  color: var(--text);

  main:focus {
    outline: none;
  }
  .after {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
    max-width: calc(44rem + 2 * var(--edge));
    padding-block: var(--s7) var(--s8);
  }
  .after h2 {
    margin-bottom: var(--s3);
    font-size: var(--t-h3);
  }
  .candle-count {
    font: var(--w-head) var(--t-h3) / 1.2 var(--font-head);
    font-variant-numeric: lining-nums;
  }
  form {
    display: grid;
    gap: var(--s4);
    max-width: 32rem;
    margin-top: var(--s4);
  }
  form > .btn {
    justify-self: start;
  }
  .after .actions {
    margin-top: var(--s4);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s6);
  }
  [tabindex="-1"]:focus {
    outline: none;
    box-shadow: none;
  }
  footer {
    margin-top: auto;
    padding-block: var(--s6);
    --mark-lung: var(--mark-lung-on-deep);
    --mark-lung-deep: var(--mark-lung-deep-on-deep);
    --mark-heart: var(--mark-heart-on-deep);
    background: var(--field-deep);
    color: var(--on-deep);
  }
  footer .wrap {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4) var(--s7);
    max-width: calc(72rem + 2 * var(--edge));
  }
  footer a {
    color: inherit;
  }
  footer a:not(.logo) {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  @media print {
    min-height: 0;
    .after,
    footer {
      display: none;
    }
  }
`;

/** What is said in place of a card. Where it has taken another's place while the visitor was here, it is read aloud. */
export function useNewsHeading(heading: string, isNews: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews, heading]);
  useTitlePart("step", isNews ? heading : "");
  return title;
}
