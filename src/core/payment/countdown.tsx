import React, { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";

/** What Swish gives a payer. The thread is whole when all of it is left. */
const wholeTimeMs = 3 * 60_000;
const wave =
  "M0 30C60 30 65 4 125 4S190 56 250 56 315 4 375 4 440 56 500 56 565 4 625 4 690 56 750 56 815 4 875 4 940 30 1000 30";

export function Countdown({ expiresAtMs }: { expiresAtMs: number }) {
  const { say } = useTexts();
  const leftMs = useTimeLeft(expiresAtMs);
  const left = Math.min(100, (leftMs / wholeTimeMs) * 100);
  return (
    <Wait>
      <div className="line" aria-hidden="true">
        <Thread className="gone" />
        <Thread style={{ clipPath: `inset(0 ${100 - left}% 0 0)` }} />
      </div>
      <p>
        {say("payment.waiting")}{" "}
        <b role="timer" aria-label={say("payment.timeLeft")}>
          {clockOf(leftMs)}
        </b>
      </p>
    </Wait>
  );
}

function Thread(props: { className?: string; style?: React.CSSProperties }) {
  return (
    <svg viewBox="0 0 1000 60" preserveAspectRatio="none" {...props}>
      <path className="thread" d={wave} />
    </svg>
  );
}

function useTimeLeft(expiresAtMs: number): number {
  const [leftMs, setLeftMs] = useState(() => expiresAtMs - performance.now());
  useEffect(() => {
    const tick = () => setLeftMs(expiresAtMs - performance.now());
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [expiresAtMs]);
  return Math.max(0, leftMs);
}

function clockOf(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const Wait = styled.div`
  .line {
    position: relative;
    margin-top: var(--s2);
  }
  svg {
    width: 100%;
    height: clamp(1.25rem, 5vh, 3rem);
  }
  .gone .thread {
    stroke: var(--thread-gone, var(--sheet));
  }
  svg + svg {
    position: absolute;
    inset: 0;
  }
  p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--s3);
    max-width: none;
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  b {
    font: 750 var(--t-h3) / 1.2 var(--font-head);
    /* Zeros of one width are thin ones of another face: room is kept instead. */
    min-width: 2.4em;
    font-variant-numeric: lining-nums;
    text-align: right;
  }
  ${from("S")} {
    p {
      margin-top: var(--s1);
      font-size: inherit;
    }
  }
  /* One colour for both: only what is left is drawn, in the room that both take. */
  @media (forced-colors: active) {
    .gone {
      visibility: hidden;
    }
  }
`;
