import React from "react";
import { styled } from "styled-components";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";

/** What the details of a form are for, and where all of that is told. */
export function PrivacyLine({ text, className }: { text: TextKey; className?: string }) {
  const { say } = useTexts();
  return (
    <Line className={className}>
      {say(text)} <SmartLink href={say("donor.privacyHref")}>{say("donor.privacyLink")}</SmartLink>
    </Line>
  );
}

const Line = styled.p`
  color: var(--text-soft);
  line-height: 1.4;
`;
