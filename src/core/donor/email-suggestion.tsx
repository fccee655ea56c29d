import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { suggestEmail } from "./email-hint.ts";

type Props = { written: string; onTake: (email: string) => void };

export function EmailSuggestion({ written, onTake }: Props) {
  const { say } = useTexts();
  const suggested = suggestEmail(written);

  return (
    <div role="status">
      {suggested && (
        <Nudge>
          <span>
            {say("donor.email.didYouMean")} <b>{suggested.slice(suggested.indexOf("@"))}</b>?
          </span>
          <button className="plain" type="button" onClick={() => onTake(suggested)}>
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
  padding-inline: var(--s3);
  line-height: 1.3;
  background: var(--sheet-quiet);
  b {
    overflow-wrap: anywhere;
  }
`;
