import React from "react";
import { styled } from "styled-components";
import { Link } from "gatsby";
import { useTexts } from "#src/core/texts.tsx";
import seal from "../../../artwork/kontroll-90.svg";

/** Who looks after the money, and whom it has helped; without a story where the editors have none. */
export function GiftTrust({ story }: { story: string | undefined }) {
  const { say } = useTexts();
  return (
    <Trust>
      <p className="seal">
        <img src={seal} width={48} height={48} alt="" />
        <span>
          <b>{say("gift.account90")}</b> {say("gift.account90.examined")}
        </span>
      </p>
      {story !== undefined && (
        <p>
          {say("gift.story")} <Link to={story}>{say("gift.story.read")}</Link>
        </p>
      )}
    </Trust>
  );
}

const Trust = styled.div`
  margin-top: var(--s4);
  font-size: 1.125rem;
  line-height: 1.4;

  .seal {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--s3);
  }
  p + p {
    margin-top: var(--s3);
  }
`;
