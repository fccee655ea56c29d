import React from "react";
import { styled } from "styled-components";
import type { MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { useTexts } from "#src/core/texts.tsx";
import { linkedSummary } from "#src/ui/linked-summary.ts";

type Props = {
  terms: MandateTerms | null;
  /** Other words than were read before stand open. */
  isNew: boolean;
};

export function ConsentText({ terms, isNew }: Props) {
  const { say } = useTexts();
  return (
    <Text open={isNew}>
      <summary>
        <span>{say("monthly.consent.whole")}</span>
      </summary>
      {terms?.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {terms !== null && (
        <p className="version">{say("monthly.consent.version", { version: terms.consent.version })}</p>
      )}
    </Text>
  );
}

const Text = styled.details`
  margin-top: var(--s3);
  overflow-wrap: anywhere;

  ${linkedSummary}
  summary {
    width: fit-content;
    padding-block: 0.6rem;
    color: var(--link);
    line-height: 1.3;
  }
  p {
    margin-top: var(--s3);
    line-height: 1.45;
  }
  .version {
    color: var(--text-soft);
  }
`;
