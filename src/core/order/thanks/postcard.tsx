import React from "react";
import { styled } from "styled-components";
import bird from "../../../../artwork/fagel.svg";
import researcher from "../../../../artwork/forskare.svg";
import branch from "../../../../artwork/manad.svg";

const pictures = {
  once: { src: researcher, width: 900, height: 900 },
  monthly: { src: branch, width: 1100, height: 480 },
} as const;

/** What a gift became, where it is no document: a picture with a line below, and the bird on its edge. */
export function Postcard({ of, caption }: { of: keyof typeof pictures; caption?: string | undefined }) {
  return (
    <Card className={of}>
      <img className="bird" src={bird} width="300" height="240" alt="" />
      <img className="art" {...pictures[of]} alt="" />
      {caption !== undefined && <p>{caption}</p>}
    </Card>
  );
}

const Card = styled.div`
  position: relative;
  margin-top: clamp(3rem, 13vw, 4.75rem);
  padding: 0.75rem;
  background: var(--sheet);
  color: var(--text);

  .art {
    width: 100%;
    aspect-ratio: 16 / 10.5;
    object-fit: cover;
    object-position: 50% 24%;
  }
  &.monthly .art {
    aspect-ratio: 16 / 9;
    object-position: 30% 50%;
    background: var(--field-heart);
  }
  .bird {
    position: absolute;
    right: 8%;
    bottom: calc(100% - 4px);
    width: clamp(4.5rem, 21%, 7.5rem);
  }
  p {
    padding: 0.8rem 0.35rem 0.3rem;
    font: 700 clamp(1.1875rem, 1rem + 0.8vw, 1.5rem) / 1.25 var(--font-head);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  @media (min-width: 56.25em) {
    padding: 1rem;

    &.once .art {
      aspect-ratio: 1 / 0.86;
    }
    p {
      padding: 1rem 0.5rem 0.35rem;
    }
  }
`;
