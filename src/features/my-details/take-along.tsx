import React, { useState } from "react";
import { styled } from "styled-components";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import { Failed } from "./details-form.tsx";
import type { Own } from "./my-details-types.ts";
import { failureText, useOnce } from "./use-details-form.ts";

export const TakeAlong = (own: Own) => (
  <Files>
    <OneFile {...own} format="pdf" />
    <OneFile {...own} format="json" />
  </Files>
);

function OneFile({ format, download, phone }: Own & { format: "pdf" | "json" }) {
  const { say } = useTexts();
  const [outcome, setOutcome] = useState<TextKey | null>(null);
  const { isSending, once } = useOnce();
  const isSaved = outcome === "myDetails.all.saved";

  async function fetchFile() {
    setOutcome(null);
    try {
      await download({ what: "all", format }, `${say("myDetails.all.fileName")}.${format}`);
      setOutcome("myDetails.all.saved");
    } catch (error) {
      setOutcome(failureText(error));
    }
  }
  return (
    <div className="slip">
      <h3>{say(`myDetails.all.${format}`)}</h3>
      <p>{say(`myDetails.all.${format}.text`)}</p>
      <button className="plain" type="button" aria-busy={isSending || undefined} onClick={() => once(fetchFile)}>
        {say(isSending ? "myDetails.all.busy" : `myDetails.all.${format}.press`)}
      </button>
      <p role="status" className="label">
        {isSaved && say(outcome)}
      </p>
      <Failed failure={isSaved ? null : outcome} phone={phone} />
    </div>
  );
}

const Files = styled.div`
  display: grid;
  gap: var(--s4) var(--gap);

  .slip {
    position: relative;
    isolation: isolate;
    padding: clamp(1.1rem, 2.4vw, 1.75rem) clamp(1.1rem, 2.6vw, 2rem);
  }
  .slip::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--sheet-quiet);
    clip-path: var(--cut-3);
  }
  h3 {
    font-size: var(--t-h4);
    line-height: 1.25;
  }
  .slip > * + *:not([role]) {
    margin-top: var(--s3);
  }
  @media (forced-colors: active) {
    .slip {
      border: 1px solid;
    }
  }
  ${from("M")} {
    grid-template-columns: 1fr 1fr;
  }
`;
