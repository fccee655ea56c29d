import React, { useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useTexts, type Say } from "#src/core/texts.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import type { FetchState, useBankLookup } from "./use-bank-lookup.ts";

type Props = { lookup: ReturnType<typeof useBankLookup> };

const troubles = ["aborted", "failed", "anotherHolder", "unreadable", "away", "tooMany"] as const;
type Trouble = (typeof troubles)[number];
const isTrouble = (is: FetchState["is"]): is is Trouble => (troubles as readonly string[]).includes(is);

function newsOf(state: FetchState, say: Say): string | null {
  if (state.is === "starting" || state.is === "pending") return say(`account.fromBank.${state.is}`);
  if (state.is !== "complete") return null;
  const { bank, holder, clearing } = state.account;
  return say(clearing === null ? "account.fromBank.withoutClearing" : "account.fromBank.complete", { bank, holder });
}

export function FetchAccount({ lookup: { state, openHere, openInTab } }: Props) {
  const { say } = useTexts();
  const isStarting = state.is === "starting";
  const press = (open: () => Promise<void>) => () => {
    if (!isStarting) void open();
  };
  const news = newsOf(state, say);
  // Once something was said here its room stays: whoever writes instead writes where they were.
  const said = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => setRoom((before) => Math.max(before, said.current?.offsetHeight ?? 0)), [state.is]);
  return (
    <Box>
      <p id="account-from-bank-help">{say("account.fromBank.help")}</p>
      <div className="actions">
        <button
          className={state.is === "complete" ? "btn btn--line" : "btn"}
          type="button"
          aria-disabled={isStarting || undefined}
          aria-describedby="account-from-bank-help"
          onClick={press(openHere)}
        >
          {say(state.is === "idle" || isStarting ? "account.fromBank.button" : "account.fromBank.again")}
        </button>
        <button className="plain" type="button" onClick={press(openInTab)}>
          {say("account.fromBank.newTab")}
        </button>
      </div>
      <div ref={said} className="said" role="status" style={{ minHeight: room }}>
        {news !== null && <p className="news">{news}</p>}
        {isTrouble(state.is) && <FieldMessage id="account-from-bank" text={say(`account.fromBank.${state.is}`)} />}
      </div>
    </Box>
  );
}

const Box = styled.div`
  .actions {
    flex-wrap: wrap;
    margin-top: var(--s3);
  }
  .news {
    max-width: none;
    margin-top: var(--s3);
    padding: var(--s2) var(--s3);
    background: var(--sheet-quiet);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .said {
    display: flow-root;
  }
`;
