"use client";
import { FieldError, useField } from "@payloadcms/ui";
import type { GroupFieldClientComponent } from "payload";
import { useId, useState } from "react";
import { fromMonthDay, months, seasonWords, toMonthDay } from "../../campaigns/season.ts";

type DayProps = { label: string; path: string; readOnly: boolean };

function Day({ label, path, readOnly }: DayProps) {
  const id = useId();
  const { value, setValue, showError } = useField<string | null>({ path });
  const stored = fromMonthDay(value);
  // Half of a day is no value yet.
  const [half, setHalf] = useState<{ day: string; month: string } | null>(null);
  const { day, month } = half ?? stored;
  const change = (next: { day: string; month: string }) => {
    const isHalf = (next.day === "") !== (next.month === "");
    setHalf(isHalf ? next : null);
    setValue(isHalf ? null : toMonthDay(next.day, next.month) || null);
  };
  return (
    <fieldset className="season-day" disabled={readOnly}>
      <legend>{label}</legend>
      <div className="season-day__row field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={`${id}-day`}
          aria-label={`${label}: dag`}
          type="number"
          inputMode="numeric"
          min={1}
          max={31}
          placeholder="Dag"
          value={day}
          onChange={({ target }) => change({ day: target.value, month })}
        />
        <select
          aria-label={`${label}: månad`}
          value={month}
          onChange={({ target }) => change({ day, month: target.value })}
        >
          <option value="">Månad</option>
          {months.map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

export const SeasonField: GroupFieldClientComponent = ({ path, readOnly }) => {
  const from = useField<string | null>({ path: `${path}.from` });
  const to = useField<string | null>({ path: `${path}.to` });
  return (
    <section className="field-type season-field" aria-label="Säsong">
      <h3 className="field-label">När kortet kan väljas</h3>
      <div className="season-field__days">
        <Day label="Första dag" path={`${path}.from`} readOnly={readOnly === true} />
        <Day label="Sista dag" path={`${path}.to`} readOnly={readOnly === true} />
      </div>
      <p className="field-description" role="status">
        {seasonWords(from.value, to.value)} Kort som är skickade går alltid att öppna.
      </p>
    </section>
  );
};
