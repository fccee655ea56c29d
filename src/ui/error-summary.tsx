import React, { Component, useEffect, useId, useRef, useState, type MouseEvent } from "react";
import { styled } from "styled-components";
import { WarningSign } from "./field-message.tsx";

type FieldError = { fieldId: string; text: string };
type Props = {
  heading: string;
  errors: FieldError[];
  /** A new value moves the focus here again. */
  attempt: number;
};

/** No live region, which would be read again at each correction. Corrected errors stay, so that nothing moves. */
export function ErrorSummary({ heading, errors, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    return afterPaint(() => showWhole(box.current));
  }, [attempt]);
  const [listed, setListed] = useState({ attempt, errors });
  if (listed.attempt !== attempt) setListed({ attempt, errors });
  const leftAt = (fieldId: string) => errors.find((error) => error.fieldId === fieldId);
  const isNew = ({ fieldId }: FieldError) => !listed.errors.some((error) => error.fieldId === fieldId);

  // A plain jump would write the id into the URL and not move the focus.
  function lead(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    const field = document.getElementById(fieldId);
    // Nothing in a closed fold can take the focus.
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
  }

  return (
    <Box
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      className={errors.length === 0 ? "all-mended" : undefined}
    >
      {errors.length > 0 && <WarningSign />}
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {[...listed.errors, ...errors.filter(isNew)].map(({ fieldId, text }) => {
          const left = leftAt(fieldId);
          return left === undefined ? (
            // Seen alone: who listens is told of what is left.
            <li key={fieldId} className="mended" aria-hidden="true">
              <Tick />
              {text}
            </li>
          ) : (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId)}>
                {left.text}
              </a>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const Tick = () => (
  <svg viewBox="0 0 24 24" focusable="false">
    <path d="M3 12.5 6 10l4 4.6L18.6 4 21 6 10.4 20z" />
  </svg>
);

/** Two frames later, when StayInPlace has restored the position. */
function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(work)));
  return () => cancelAnimationFrame(frame);
}

function showWhole(box: Element | null): void {
  if (box === null) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) box.scrollIntoView({ block: "start", behavior: "instant" });
}

const Box = styled.div`
  scroll-margin-top: var(--s4);
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: var(--s2) var(--s4);
  padding: var(--s5);
  background: var(--error-ground);
  color: var(--text);
  border-left: 10px solid var(--error);

  > svg {
    width: 2.5rem;
    height: 2.5rem;
    fill: var(--error);
  }
  &.all-mended {
    background: var(--sheet-quiet);
    border-color: var(--rule);
  }
  /* A form gives its own headings air below them. */
  && > h2 {
    display: grid;
    grid-column: 2;
    margin: 0;
    align-items: center;
    /* Fewer words as more is mended: the room stays. */
    min-height: 2.12em;
    font-size: var(--t-h3);
  }
  ul {
    display: grid;
    gap: var(--s1);
    grid-column: 2;
  }
  li {
    display: flex;
  }
  a,
  .mended {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: var(--w-strong);
    line-height: 1.35;
  }
  a {
    color: var(--error);
  }
  /* Ticked off in the place that it had: the tick takes no room from the words. */
  .mended {
    position: relative;
    color: var(--text-soft);
    text-decoration: line-through;
  }
  .mended svg {
    position: absolute;
    right: calc(100% + 1em);
    width: 1.25em;
    fill: var(--good);
  }
  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* The sign has no room beside a word in large letters. */
  @media (max-width: 22.4375em) {
    display: block;
    padding: 6vw;
    .mended svg {
      right: 100%;
      width: 5vw;
    }
  }
`;

type OwnProps = { when: unknown };
type Before = { focused: Element; top: number } | null;

export class StayInPlace extends Component<OwnProps> {
  override getSnapshotBeforeUpdate({ when }: OwnProps): Before {
    const focused = document.activeElement;
    if (when === this.props.when || focused === null) return null;
    return { focused, top: focused.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: OwnProps, _state: unknown, before: Before) {
    if (!before?.focused.isConnected) return;
    const moved = before.focused.getBoundingClientRect().top - before.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  }

  override render() {
    return null;
  }
}
