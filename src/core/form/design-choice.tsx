import React from "react";
import { styled } from "styled-components";

type Option<Design> = { design: Design; label: string; picture: { src: string; width: number; height: number } };
type Props<Design> = {
  legend: string;
  options: readonly Option<Design>[];
  chosen: Design;
  onChoose: (design: Design) => void;
};

export function DesignChoice<Design extends string>({ legend, options, chosen, onChoose }: Props<Design>) {
  return (
    <Designs>
      <legend>{legend}</legend>
      <div className={options.length === 4 ? "four" : undefined}>
        {options.map(({ design, label, picture: { src, width, height } }) => (
          <label key={design}>
            <input
              type="radio"
              autoComplete="off"
              name="design"
              value={design}
              checked={chosen === design}
              onChange={() => onChoose(design)}
            />
            <img src={src} width={width} height={height} alt="" loading="lazy" />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Designs>
  );
}

const Designs = styled.fieldset`
  margin-top: var(--s4);
  legend {
    padding: 0;
    font-weight: var(--w-strong);
  }
  container-type: inline-size;
  div {
    display: grid;
    gap: var(--s3);
    margin-top: var(--s3);
  }
  label {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    background: var(--sheet-quiet);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  label:has(:checked) {
    outline: 3px solid var(--mark);
    background: var(--sheet);
  }
  label:has(:focus-visible) {
    outline: 4px solid var(--focus-outer);
    outline-offset: 3px;
  }
  input {
    appearance: none;
    position: absolute;
    top: var(--s2);
    left: var(--s2);
    width: 1.625rem;
    height: 1.625rem;
    margin: 0;
    border: 2px solid var(--text);
    border-radius: 50%;
    background: var(--sheet);
    cursor: inherit;
  }
  input:checked {
    background: var(--mark);
    box-shadow: inset 0 0 0 5px var(--sheet);
  }
  :focus-visible {
    outline: none;
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 620 / 520;
    object-fit: cover;
    object-position: 50% 42%;
  }
  span {
    padding: var(--s2) var(--s4);
    line-height: 1.3;
    hyphens: auto;
  }
  /* Five are one under the other, or three and two; four are two and two: none stands alone in a row. */
  @container (min-width: 30rem) {
    div {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .four {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    label {
      grid-template: auto 1fr / minmax(0, 1fr);
    }
    span {
      min-height: var(--target);
      padding: var(--s2);
    }
  }
`;
