import React from "react";
import { formatAmount } from "#src/lib/amount.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { CheckboxOption } from "#src/ui/option.tsx";
import { LinkRows } from "#src/ui/link-rows.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { Sample } from "./sample.tsx";

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
