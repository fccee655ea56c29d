import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";

export const StepLayout = styled.div`
  .screen-heading {
    margin-top: var(--s6);
  }
  > * + * {
    margin-top: var(--s5);
  }
`;

type Props = { id: string; text: string; isBig?: boolean; onAgain: () => void };

export function TryAgain({ id, text, isBig, onAgain }: Props) {
  const { say } = useTexts();
  return (
    <>
      <FieldMessage id={id} role="alert" text={text} />
      <div className="actions">
        <button className={isBig ? "btn btn--big" : "btn"} type="button" onClick={onAgain}>
          {say("monthly.tryAgain")}
        </button>
      </div>
    </>
  );
}
