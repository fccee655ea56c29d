import React, { type ReactNode, type ToggleEvent } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";

/** Opened by the browser itself, for a button that names it. What is written in it stays when it is closed. */
export function CardPopover({ id, children }: { id: string; children: ReactNode }) {
  const { say } = useTexts();
  return (
    <Sheet id={id} popover="auto" className="no-print" onToggle={focusOnField}>
      {children}
      <button className="plain" type="button" popoverTarget={id} popoverTargetAction="hide">
        {say("shell.closeMenu")}
      </button>
    </Sheet>
  );
}

function focusOnField({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) {
  if (newState === "open") currentTarget.querySelector("textarea")?.focus();
}

const Sheet = styled.div`
  width: min(100% - 2rem, 34rem);
  max-height: calc(100% - 2rem);
  margin: auto;
  padding: clamp(1.5rem, 4vw, 2.5rem);
  border: 0;
  overflow: auto;
  background: var(--sheet);
  color: var(--text);
  text-align: start;

  &::backdrop {
    background: rgb(10 25 32 / 0.62);
  }
  > .plain {
    margin-top: var(--s4);
  }
`;
