import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { grouped } from "#src/lib/grouped.ts";

type Props = {
  names: readonly { id: string; name: string }[];
  own: string | null;
  /** All that burn: the sender's is one of them. */
  candles: number;
};

export function CandleNames({ names, own, candles }: Props) {
  const { say } = useTexts();
  const others = candles - 1 - names.length;
  if (names.length === 0) return null;
  return (
    <section>
      <h2>{say("memorialCard.names")}</h2>
      <Names>
        {names.map(({ id, name }) => (
          <li key={id} className={id === own ? "own" : undefined}>
            <bdi dir="auto">{name}</bdi>
            {id === own && <span> ({say("memorialCard.names.yours")})</span>}
          </li>
        ))}
      </Names>
      {others > 0 && (
        <p>
          {say(others === 1 ? "memorialCard.names.oneOther" : "memorialCard.names.others", { count: grouped(others) })}
        </p>
      )}
    </section>
  );
}

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);

  /* A long name goes on below itself, not below its flame. */
  li {
    padding-left: 0.95em;
    text-indent: -0.95em;
    overflow-wrap: anywhere;
  }
  li::before {
    content: "";
    display: inline-block;
    width: 0.45em;
    height: 0.7em;
    margin-right: 0.5em;
    border-radius: 50% 50% 50% 50% / 70% 70% 30% 30%;
    background: #e2b79a;
  }
  .own {
    font-weight: var(--w-strong);
  }
`;
