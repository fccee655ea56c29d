import React from "react";
import { styled } from "styled-components";
import type { GreetingCardAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { useTexts } from "#src/core/texts.tsx";
import { popovers } from "./popovers.ts";

type Props = {
  card: Pick<GreetingCardAnswer, "to" | "from" | "message" | "language" | "thanked">;
  greeting: string;
  isQuiet: boolean;
  /** Where the card is alone on the page, there is nobody to press a button. */
  isBare?: boolean;
};

const breath = "C230 40 240 12 330 12S470 56 570 56 720 28 820 28 930 40 1000 40";
const beat =
  "H19.8c4.4 0 5.5 -3.78 9.9 -3.78s5.5 3.78 9.9 3.78h4.4l3.3 4.2 8.8 -36.12 9.9 51.24 7.7 -19.32c7.7 0 8.8 -7.56 16.5 -7.56s8.8 7.56 15.4 7.56H150";

/** More than this is set in smaller letters, so that it has room beside the picture. */
const sizes = [
  { name: "longest", letters: 420, lines: 13 },
  { name: "long", letters: 200, lines: 7 },
] as const;

const sizeOf = (message: string): string | undefined =>
  sizes.find(({ letters, lines }) => message.length > letters || message.split("\n").length > lines)?.name;

/** What stands in the card, signed by a heartbeat that calms into a breath. No heart beats for who mourns. */
export function GreetingWords({
  card: { to, from, message, language, thanked },
  greeting,
  isQuiet,
  isBare = false,
}: Props) {
  const { say } = useTexts();
  const written = { lang: language, dir: "auto" };
  return (
    <Words className={sizeOf(message)}>
      <p className="to">
        {say("greetingCard.to")} <strong {...written}>{to}</strong>
      </p>
      <h1>{greeting === "" ? say("greetingCard.title") : greeting}</h1>
      {message !== "" && (
        <p className="message" {...written}>
          {message}
        </p>
      )}
      <p className="from">
        {say("greetingCard.from")} <strong {...written}>{from}</strong>
      </p>
      <svg viewBox="0 0 1000 70" preserveAspectRatio="none" aria-hidden="true">
        <path className="thread" pathLength="1" d={`M0 40${isQuiet ? "H150" : beat}${breath}`} />
      </svg>
      {!isBare && thanked && <p className="thank no-print">{say("greetingCard.thank.sentBefore")}</p>}
      {!isBare && !thanked && (
        <button className="btn btn--line thank no-print" type="button" popoverTarget={popovers.thank}>
          {say("greetingCard.thank")}
        </button>
      )}
    </Words>
  );
}

const Words = styled.div`
  font-family: var(--font-head);
  --letter: clamp(1.25rem, 1rem + 2.2cqi, 1.55rem);

  &.long {
    --letter: clamp(1.1875rem, 1rem + 1.2cqi, 1.3rem);
  }
  &.longest {
    --letter: 1.1875rem;
  }
  h1 {
    margin-block: var(--s3) var(--s5);
    color: var(--thread);
    font-size: clamp(2rem, 11cqi, 3.75rem);
    line-height: 1.1;
    text-wrap: balance;
  }
  &.long h1,
  &.longest h1 {
    margin-bottom: var(--s4);
    font-size: clamp(1.75rem, 8cqi, 2.75rem);
  }
  p {
    max-width: 26em;
    font-size: var(--letter);
    line-height: 1.5;
  }
  .message {
    font-weight: 480;
    white-space: pre-line;
  }
  .from {
    margin-top: var(--s5);
  }
  svg {
    display: block;
    width: min(100%, 22rem);
    height: 2.5rem;
    margin-top: var(--s5);
    overflow: visible;
  }
  .thread {
    stroke-width: 4px;
  }
  .thank {
    margin-top: var(--s5);
    font-family: var(--font-text);
  }
  @media (prefers-reduced-motion: no-preference) {
    .thread {
      stroke-dasharray: 1;
      animation: sign 2.6s 1s cubic-bezier(0.4, 0, 0.2, 1) backwards;
    }
  }
  @keyframes sign {
    from {
      stroke-dashoffset: 1;
    }
  }
`;
