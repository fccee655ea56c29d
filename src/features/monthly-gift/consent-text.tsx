import React from "react";
import { styled } from "styled-components";
import type { MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { useTexts } from "#src/core/texts.tsx";

export function ConsentText({ terms }: { terms: MandateTerms }) {
  const { say } = useTexts();
  return (
    <Text>
      <h2>{say("monthly.consent.textHeading")}</h2>
      {terms.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="version">{say("monthly.consent.version", { version: terms.consent.version })}</p>
    </Text>
  );
}

const Text = styled.section`
  padding: min(var(--s4), 6vw);
  overflow-wrap: anywhere;
  border: 2px solid var(--rule);

  h2 {
    font-size: var(--t-h4);
  }
  p {
    margin-top: var(--s3);
    line-height: 1.45;
  }
  .version {
    color: var(--text-soft);
  }
`;
