import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";

type Props = { amount: number; onChange?: () => void };

/** What has been chosen so far, and the way back to it. */
export function YourGift({ amount, onChange }: Props) {
  const { say } = useTexts();
  return (
    <Line>
      <span>{say("gift.youGive")}</span> <b className="num">{say("gift.sum", { amount: formatAmount(amount) })}</b>{" "}
      <span>{say("gift.onceSmall")}</span>
      {onChange && (
        <button className="plain" type="button" onClick={onChange}>
          {say("gift.change")}
        </button>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s1) var(--s4);
  max-width: none;
  margin-top: var(--s4);
  padding: var(--s3) 0;
  border-block: 2px solid var(--text);

  b {
    font: 750 var(--t-h3) / 1.1 var(--font-head);
  }
  button {
    margin-left: auto;
  }
`;
