import React from "react";
import { styled } from "styled-components";
import type { MyComment } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";
import { Fold } from "#src/ui/fold.tsx";

export function EarlierLetters({ letters }: { letters: readonly MyComment[] }) {
  const { say, language } = useTexts();
  if (letters.length === 0) return null;
  return (
    <Letters>
      <h3>{say("myDetails.letters")}</h3>
      {letters.map(({ number, on, text, answeredOn, answer }) => (
        <Fold key={number} summary={sayDay(on, language)}>
          <p className="own">{text}</p>
          {answeredOn === null ? (
            <p className="label">{say("myDetails.letters.unanswered")}</p>
          ) : (
            <>
              <p className="label">{say("myDetails.letters.answered", { day: sayDay(answeredOn, language) })}</p>
              <p className="own">{answer}</p>
            </>
          )}
        </Fold>
      ))}
    </Letters>
  );
}

const Letters = styled.div`
  padding-top: var(--s6);

  h3 {
    margin-bottom: var(--s4);
    font-size: var(--t-h4);
    line-height: 1.25;
  }
  details + details {
    border-top: 0;
  }
  .own {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .label {
    margin-top: var(--s4);
  }
`;
