import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { formatAmount } from "#src/lib/amount.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { LinkRows } from "#src/ui/link-rows.tsx";
import { CheckboxOption } from "#src/ui/option.tsx";
import { Switch } from "#src/ui/switch.tsx";

const looks = ["", "btn--slip", "btn--dusk", "btn--ink", "btn--line"];
const nothing = () => undefined;

const choice = {
  legend: "Belopp",
  presets: [100, 250, 500],
  labels: { other: "Annat", otherLabel: "Annat belopp i kronor", currency: "kr" },
  show: formatAmount,
  onChoose: nothing,
  onOwn: nothing,
};

export function ControlSamples({ mood }: { mood: string }) {
  return (
    <>
      <Sample name="Knappar: vanlig, stor, kan inte väljas">
        {looks.map((look) => (
          <div key={look} className="actions" style={{ marginBottom: "var(--s4)" }}>
            <button className={`btn ${look}`} type="button">
              Ge en gåva
            </button>
            <button className={`btn btn--big ${look}`} type="button">
              Ge 250 kr med Swish
            </button>
            <button className={`btn ${look}`} type="button" aria-disabled="true">
              Vänta
            </button>
          </div>
        ))}
      </Sample>
      <Sample name="Länk som knapp, enkel knapp">
        <div className="actions">
          <a className="textlink" href="#sample">
            Betala med kort i stället
          </a>
          <button className="plain" type="button">
            Avbryt
          </button>
        </div>
      </Sample>
      <Sample name="Val av två">
        <Switch
          label="Hur ofta?"
          name={`switch-${mood}`}
          options={[
            { value: "once", label: "En gång" },
            { value: "monthly", label: "Varje månad" },
          ]}
          chosen="once"
          onChoose={nothing}
        />
      </Sample>
      <Sample name="Belopp: förvalt, eget, fel">
        <AmountChoice {...choice} name={`preset-${mood}`} chosen={250} own="" />
        <AmountChoice {...choice} name={`own-${mood}`} chosen={null} own="1 000" />
        <AmountChoice {...choice} name={`wrong-${mood}`} chosen={null} own="tio" errorId={`wrong-amount-${mood}`} />
        <FieldMessage id={`wrong-amount-${mood}`} text="Vi kan inte läsa beloppet. Skriv det med siffror." />
      </Sample>
      <Sample name="Kryssruta: tom, vald, låst">
        <CheckboxOption label="Statistik" help="Visar vilka sidor som läses." checked={false} />
        <CheckboxOption label="Marknadsföring" help="Visar vilka annonser som leder till gåvor." checked />
        <CheckboxOption label="Nödvändiga" help="De behövs alltid." checked disabled />
      </Sample>
      <Sample name="Vägar vidare, en med ett långt namn">
        <LinkRows
          links={[
            { label: "Minnesgåva", href: "/minnesgava/", help: "Hedra någon som har gått bort" },
            { label: "Kontaktuppgifter till forskningsanslagshandläggarna", href: "/kontakt/" },
          ]}
        />
      </Sample>
    </>
  );
}

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

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Frame>
      <h3>{name}</h3>
      {children}
    </Frame>
  );
}

const Frame = styled.section.attrs({ className: "wrap" })`
  padding-block: var(--s5);
  > h3 {
    margin-bottom: var(--s4);
    font: 400 1.125rem/1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--text-soft);
  }
`;
