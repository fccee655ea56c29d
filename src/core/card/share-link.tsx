import React, { useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import type { CardOrderNamespace } from "./sender-card.ts";

type Props = {
  path: string;
  title: string;
  namespace: CardOrderNamespace;
  /** Its label, where it is the sender's own: to be kept, and handed to nobody. */
  ownLabel?: string;
};

export function ShareLink({ path, title, namespace, ownLabel }: Props) {
  const { say } = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<"copied" | "copyFailed" | null>(null);
  const url = new URL(path, window.location.href).href;
  const canShare = ownLabel === undefined && typeof navigator.share === "function";

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setStatus("copied");
    } catch {
      field.current?.select();
      setStatus("copyFailed");
    }
  }
  return (
    <Link>
      <label htmlFor={id}>{ownLabel ?? say(`${namespace}.link`)}</label>
      <input
        ref={field}
        id={id}
        readOnly
        value={url}
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="actions">
        {canShare && (
          <button
            className="btn"
            type="button"
            // Who closes the device's own sheet has not failed.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            {say(`${namespace}.share`)}
          </button>
        )}
        <button
          className={canShare ? "btn btn--line" : "btn"}
          type="button"
          aria-label={ownLabel && `${say(`${namespace}.copy`)}: ${ownLabel}`}
          onClick={() => void copy()}
        >
          {say(`${namespace}.copy`)}
        </button>
      </div>
      <p role="status">{status !== null && say(`${namespace}.${status}`)}</p>
    </Link>
  );
}

const Link = styled.div`
  max-width: 36rem;

  p + & {
    margin-top: var(--s4);
  }
  label {
    display: block;
    font-weight: var(--w-strong);
  }
  input {
    display: block;
    width: 100%;
    min-height: var(--target);
    margin-block: var(--s2) var(--s4);
    padding: 0.6rem 0.8rem;
    border: 2px solid var(--outline);
    background: var(--sheet);
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
  }
`;
