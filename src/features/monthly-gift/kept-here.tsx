import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";

/** What was begun here earlier is still here, for whoever began it; and goes away at once where others use the device. */
export function KeptHere({ onForget }: { onForget: () => void }) {
  const { say } = useTexts();
  return (
    <Kept>
      {say("monthly.keptHere")}{" "}
      <button className="plain" type="button" onClick={onForget}>
        {say("monthly.forget")}
      </button>
    </Kept>
  );
}

const Kept = styled.p`
  margin-top: var(--s5);
  padding: var(--s3) min(var(--s4), 6vw);
  overflow-wrap: anywhere;
  background: var(--sheet-quiet);
`;
