import React from "react";
import { styled } from "styled-components";
import { Sample } from "./sample.tsx";

const fields = [
  ["--ground", "--text"],
  ["--sheet", "--text"],
  ["--sheet-quiet", "--text"],
  ["--field-air", "--on-air"],
  ["--field-heart", "--on-heart"],
  ["--field-sun", "--on-sun"],
  ["--field-deep", "--on-deep"],
  ["--field-note", "--on-note"],
  ["--field-dusk", "--on-dusk"],
  ["--action", "--on-action"],
  ["--chosen", "--on-chosen"],
  ["--error-ground", "--error"],
] as const;

export function TokenSamples() {
  return (
    <>
      <Sample name="Färger efter roll">
        <Fields>
          {fields.map(([ground, text]) => (
            <li key={ground} style={{ background: `var(${ground})`, color: `var(${text})` }}>
              {ground}
            </li>
          ))}
        </Fields>
      </Sample>
      <Sample name="Text i alla storlekar">
        <p style={{ font: "800 var(--t-figure)/.95 var(--font-head)" }}>100 000</p>
        <p style={{ font: "750 var(--t-h1)/1.01 var(--font-head)" }}>Fler hjärtslag</p>
        <p style={{ font: "750 var(--t-h2)/1.06 var(--font-head)" }}>Hjärt- och lungrehabiliteringsmottagning</p>
        <p style={{ font: "750 var(--t-h3)/1.06 var(--font-head)" }}>Säg det med ett kort</p>
        <p style={{ font: "750 var(--t-h4)/1.2 var(--font-head)" }}>Åäö i en liten rubrik</p>
        <p className="lead">Ingress: din gåva går till svensk forskning om hjärta, kärl och lungor.</p>
        <p>
          Brödtext med <a href="#sample">en länk</a>, <strong>något viktigt</strong> och <em>något kursivt</em>.
        </p>
      </Sample>
    </>
  );
}

const Fields = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--s2);
  li {
    display: grid;
    place-items: end start;
    min-height: 5rem;
    padding: var(--s3);
    border: 1px solid var(--rule);
    font-size: 1.125rem;
  }
`;
