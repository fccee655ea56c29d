import React, { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";

/** What Swish gives a payer. The thread is whole when all of it is left. */
const wholeTimeMs = 3 * 60_000;
const wave =
  "M0 30C60 30 65 4 125 4S190 56 250 56 315 4 375 4 440 56 500 56 565 4 625 4 690 56 750 56 815 4 875 4 940 30 1000 30";

/** The time that is left by the server's clock, as figures and as a breath that is let out. */
export function Countdown({ expiresInMs }: { expiresInMs: number }) {
  const { say } = useTexts();
  const leftMs = useTimeLeft(expiresInMs);
  const left = Math.min(100, (leftMs / wholeTimeMs) * 100);
  return (
    <Wait>
      <div className="line" aria-hidden="true">
        <Thread className="gone" />
        <Thread style={{ clipPath: `inset(0 ${100 - left}% 0 0)` }} />
      </div>
      <p>
        <span role="status">{say(leftMs > 0 ? "payment.waiting" : "payment.timeIsOut")}</span>{" "}
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

function useTimeLeft(expiresInMs: number): number {
  const [leftMs, setLeftMs] = useState(expiresInMs);
  useEffect(() => {
    const endsAtMs = performance.now() + expiresInMs;
    const tick = () => setLeftMs(Math.max(0, endsAtMs - performance.now()));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [expiresInMs]);
  return leftMs;
}

function clockOf(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const Wait = styled.div`
  margin-top: var(--s6);

  .line {
    position: relative;
  }
  svg {
    width: 100%;
    height: 3rem;
  }
  .gone .thread {
    stroke: var(--sheet);
  }
  svg + svg {
    position: absolute;
    inset: 0;
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    max-width: none;
    margin-top: var(--s2);
  }
  b {
    font: 750 var(--t-h3) / 1 var(--font-head);
    /* Zeros of one width are thin ones of another face: room is kept instead. */
    min-width: 2.6em;
    font-variant-numeric: lining-nums;
    text-align: right;
  }
  /* One colour for both: only what is left is drawn, in the room that both take. */
  @media (forced-colors: active) {
    .gone {
      visibility: hidden;
    }
  }
`;
