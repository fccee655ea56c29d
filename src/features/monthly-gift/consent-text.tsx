import React from "react";
import { styled } from "styled-components";
import type { MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { useTexts } from "#src/core/texts.tsx";

type Props = {
  terms: MandateTerms | null;
  /** Other words than were read before stand open. */
  isNew: boolean;
};

export function ConsentText({ terms, isNew }: Props) {
  const { say } = useTexts();
  return (
    <Text open={isNew}>
      <summary>{say("monthly.consent.whole")}</summary>
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

  summary {
    width: fit-content;
    min-height: var(--target);
    padding-block: 0.6rem;
    line-height: 1.3;
    cursor: pointer;
    color: var(--link);
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.22em;
  }
  summary:hover {
    text-decoration-thickness: 0.14em;
  }
  p {
    margin-top: var(--s3);
    line-height: 1.45;
  }
  .version {
    color: var(--text-soft);
  }
`;
