import React from "react";
import { styled } from "styled-components";
import { Link } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";

/** One sentence, beside the words or, where there is no beside, after them. */
export function QuietGive({ isAtEnd = false }: { isAtEnd?: boolean }) {
  const { say, language } = useTexts();
  const words = (
    <p>
      {say("reading.quietGive")} <Link to={routes.gift.href({}, language)}>{say("reading.quietGive.action")}</Link>
    </p>
  );
  if (!isAtEnd) return <Quiet>{words}</Quiet>;
  return (
    <AtEnd>
      <svg viewBox="0 0 1000 70" preserveAspectRatio="none" aria-hidden="true">
        <path className="thread" d={thread} />
      </svg>
      {words}
    </AtEnd>
  );
}

const thread =
  "M0 40H19.8c4.4 0 5.5 -3.78 9.9 -3.78s5.5 3.78 9.9 3.78h4.4l3.3 4.2 8.8 -36.12 9.9 51.24 7.7 -19.32c7.7 0 8.8 -7.56 16.5 -7.56s8.8 7.56 15.4 7.56H150C230 40 240 12 330 12S470 56 570 56 720 28 820 28 930 40 1000 40";

const Quiet = styled.div`
  line-height: 1.45;

  a {
    color: inherit;
    font-weight: var(--w-strong);
    white-space: nowrap;
  }
`;

const AtEnd = styled(Quiet)`
  margin-top: clamp(3.5rem, 6vw, 5.5rem);

  svg {
    width: 100%;
    height: 3.25rem;
    overflow: visible;
  }
  ${from("L")} {
    p {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
