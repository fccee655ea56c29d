import React, { useRef } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { suggestEmail } from "./email-hint.ts";

type Props = { written: string; onTake: (email: string) => void };

/** "Menade du …@gmail.com?" Announced, never in the way: the address is sent as it is written unless it is taken. */
export function EmailSuggestion({ written, onTake }: Props) {
  const { say } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const suggested = suggestEmail(written);

  // The button goes away with the suggestion, so focus returns to the field that it mended.
  function take(email: string) {
    box.current?.parentElement?.querySelector("input")?.focus();
    onTake(email);
  }

  return (
    <div ref={box} role="status">
      {suggested && (
        <Nudge>
          <span>
            {say("donor.email.didYouMean")} <b>{suggested}</b>?
          </span>
          <button className="plain" type="button" onClick={() => take(suggested)}>
            {say("donor.email.take")}
          </button>
        </Nudge>
      )}
    </div>
  );
}

const Nudge = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s3);
  max-width: none;
  margin-top: var(--s2);
  padding: var(--s1) var(--s4);
  background: var(--sheet-quiet);
  b {
    overflow-wrap: anywhere;
  }
`;
