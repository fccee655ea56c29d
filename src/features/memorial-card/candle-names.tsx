import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { showNumber } from "#src/lib/localised.ts";

type Props = {
  names: readonly { id: string; name: string }[];
  own: string | null;
  /** All that burn: the sender's is one of them. */
  candles: number;
};

export function CandleNames({ names, own, candles }: Props) {
  const { say, language } = useTexts();
  const others = candles - 1 - names.length;
  if (names.length === 0) return null;
  return (
    <section>
      <h2>{say("memorialCard.names")}</h2>
      <Water>
        {names.map(({ id, name }) => (
          <li key={id} className={id === own ? "own" : undefined}>
            <bdi dir="auto">{name}</bdi>
            {id === own && <span> ({say("memorialCard.names.yours")})</span>}
          </li>
        ))}
      </Water>
      {others > 0 && (
        <p>
          {say(others === 1 ? "memorialCard.names.oneOther" : "memorialCard.names.others", {
            count: showNumber(others, language),
          })}
        </p>
      )}
    </section>
  );
}

/* A candle in a bowl of leaves with its light in the water below, in the papers of the dusk. */
const candle = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 120"><path fill="#e2b79a" d="M48 14c-9 11-13 18-11 26 2 7 6 10 11 10s9-3 11-10c2-8-2-15-11-26z"/><path fill="#f6f2f3" d="M48 28c-5 6-7 10-6 15 1 4 3 6 6 6s5-2 6-6c1-5-1-9-6-15z"/><path fill="#f3dcc0" d="M35 51h26v34H35z"/><path fill="#e2b79a" d="M48 51h13v34H48z"/><path fill="#6d6b8c" d="M8 74c20-5 33 0 40 12-18 4-33 1-40-12z"/><path fill="#a7a2b8" d="M88 74c-20-5-33 0-40 12 18 4 33 1 40-12z"/><path fill="#f3dcc0" d="M26 97q22-4 44 0q-22 4-44 0zM33 105q15-3 30 0q-15 3-30 0zM39 112q9-3 18 0q-9 3-18 0z" opacity=".7"/></svg>',
)}")`;

const Water = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7rem, 40%), 1fr));
  gap: var(--s5) var(--s3);
  padding: var(--s5) var(--s4) var(--s6);
  background: linear-gradient(#39415f 5.25rem, #242b42 5.25rem);
  color: #f6f2f3;
  print-color-adjust: exact;

  li {
    font-size: 1.125rem;
    line-height: 1.3;
    text-align: center;
    overflow-wrap: anywhere;
  }
  li::before {
    content: "";
    display: block;
    height: 6.25rem;
    margin-bottom: var(--s2);
    background: ${candle} center / contain no-repeat;
  }
  .own {
    color: #f3dcc0;
    font-weight: var(--w-strong);
  }
`;
