import React, { useRef, useState } from "react";
import { styled } from "styled-components";
import type { MyDocument } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { session } from "#src/core/my-data/session.ts";
import { useTexts } from "#src/core/texts.tsx";

type Props = {
  document: MyDocument;
  fileName: string;
  label: string;
  /** What of, for who hears the links one by one. */
  of?: string;
  className?: string;
};

export function Download({ document, fileName, label, of, className = "plain" }: Props) {
  const { say } = useTexts();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const isBusy = useRef(false);

  function fetch() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState("busy");
    session
      .download(document, fileName)
      .then(
        () => setState("ready"),
        () => setState("failed"),
      )
      .finally(() => {
        isBusy.current = false;
      });
  }
  return (
    <Place>
      <button className={className} type="button" aria-busy={state === "busy" || undefined} onClick={fetch}>
        {state === "busy" ? say("myPages.download.busy") : label}
        {of !== undefined && <span className="hidden"> {of}</span>}
      </button>
      <small role="alert">{state === "failed" && say("myPages.download.failed")}</small>
    </Place>
  );
}

const Place = styled.span`
  display: inline-block;

  small:not(:empty) {
    display: block;
    color: var(--error);
    font-size: 1.0625rem;
    line-height: 1.35;
  }
`;
