import React, { type ReactNode } from "react";
import { styled } from "styled-components";

type Props<Hit> = {
  list: { id: string; isOpen: boolean; active: number; optionId: (index: number) => string; pick: (hit: Hit) => void };
  label: string;
  hits: readonly Hit[];
  keyOf: (hit: Hit) => string;
  more: string;
  children: (hit: Hit) => ReactNode;
};

export function Hits<Hit>({ list, label, hits, keyOf, more, children }: Props<Hit>) {
  const { id, isOpen, active, optionId, pick } = list;
  return (
    <Under>
      <div className="hits">
        {/* Browsers make scrollable elements tab stops; here the arrow keys scroll. */}
        <List role="listbox" id={id} aria-label={label} hidden={!isOpen} tabIndex={-1}>
          {hits.map((hit, index) => (
            // The field handles the keys.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={keyOf(hit)}
              role="option"
              tabIndex={-1}
              id={optionId(index)}
              aria-selected={index === active}
              // Keeps the focus in the field, and a phone's keyboard open.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(hit)}
            >
              {children(hit)}
            </div>
          ))}
        </List>
        {isOpen && more !== "" && <p aria-hidden="true">{more}</p>}
      </div>
    </Under>
  );
}

const Under = styled.div`
  position: relative;
  .hits {
    position: absolute;
    z-index: 3;
    inset: 0 0 auto;
    background: var(--sheet);
  }
  p {
    max-width: none;
    padding: 0.5rem 0.9rem;
    border: 2px solid var(--outline);
    border-top: 0;
    color: var(--text-soft);
    line-height: 1.4;
  }
`;

const List = styled.div`
  /* Ten hits would push the rest of the form off a phone: some are in sight, and half of one tells that there are more. */
  max-height: 21rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 2px solid var(--outline);
  border-top: 0;
  background: var(--sheet);

  [role] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--s4);
    min-height: 3.75rem;
    padding: 0.5rem 0.9rem;
    border-top: 1px solid var(--rule);
    line-height: 1.3;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  [role]:first-child {
    border-top: 0;
  }
  [role]:hover,
  [aria-selected="true"] {
    background: var(--sheet-quiet);
  }
  [aria-selected="true"] {
    box-shadow: inset 6px 0 0 var(--mark);
  }
  b {
    flex: 1 1 14rem;
  }
  span {
    color: var(--text-soft);
  }
  @media (forced-colors: active) {
    [aria-selected="true"] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
