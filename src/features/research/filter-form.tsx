import React, { useRef } from "react";
import { styled } from "styled-components";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { researchAreas } from "@hjarta-lunga/contract/research.ts";
import { useTexts } from "#src/core/texts.tsx";
import { unhydratedForm } from "#src/lib/submit-before-hydration.ts";
import { showNumber } from "#src/lib/localised.ts";
import { Field } from "#src/ui/field.tsx";
import { from } from "#src/ui/media.ts";
import { SelectField } from "#src/ui/select-field.tsx";
import { useSubmitBeforeHydration } from "#src/ui/use-submit-before-hydration.ts";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";
import { everything, filterIn, orders, searchOf, type ProjectFilter } from "./project-filter.ts";

type Props = {
  filter: ProjectFilter;
  years: readonly number[];
  found: number;
  onChange: (change: Partial<ProjectFilter>) => void;
  /** The list is already what the form says: sending it leads there. */
  onSent: () => void;
};

export function FilterForm({ filter, years, found, onChange, onSent }: Props) {
  const { say, language } = useTexts();
  const form = useRef<HTMLFormElement>(null);

  const given = () => {
    if (form.current === null) return null;
    const written = new URLSearchParams(new FormData(form.current) as unknown as Record<string, string>);
    const { text, year, area, order } = filterIn(`?${written}`);
    const isTouched = searchOf({ ...everything, text, year, area, order }) !== "";
    return isTouched ? { text, year, area, order } : null;
  };
  useInputBeforeHydration(given, onChange);
  useSubmitBeforeHydration(form);

  function shows() {
    if (found === 0) return say("research.none");
    if (searchOf({ ...filter, order: everything.order, page: 1 }) === "") return say("research.text");
    return found === 1 ? say("research.showOne") : say("research.show", { count: showNumber(found, language) });
  }

  return (
    <Form
      ref={form}
      role="search"
      aria-label={say("research.filter")}
      className="needs-script no-print"
      onSubmit={(event) => {
        event.preventDefault();
        onSent();
      }}
      {...unhydratedForm}
    >
      <Field
        id="research-text"
        name={queryKeys.query}
        type="search"
        label={say("research.text")}
        hint={say("research.textHint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={filter.text}
        onChange={(text) => onChange({ text })}
      />
      <div className="choices">
        <SelectField
          id="research-year"
          name={queryKeys.year}
          label={say("research.year")}
          options={[
            { value: "", label: say("research.allYears") },
            ...years.map((year) => ({ value: String(year), label: String(year) })),
          ]}
          chosen={filter.year === null ? "" : String(filter.year)}
          onChoose={(year) => onChange({ year: year === "" ? null : Number(year) })}
        />
        <SelectField
          id="research-area"
          name={queryKeys.area}
          label={say("research.area")}
          options={[
            { value: "", label: say("research.allAreas") },
            ...researchAreas.map((area) => ({ value: area, label: say(`research.area.${area}`) })),
          ]}
          chosen={filter.area ?? ""}
          onChoose={(chosen) => onChange({ area: researchAreas.find((area) => area === chosen) ?? null })}
        />
        <SelectField
          id="research-sort"
          name={queryKeys.sort}
          label={say("research.sort")}
          options={orders.map((order) => ({ value: order, label: say(`research.sort.${order}`) }))}
          chosen={filter.order}
          onChoose={(chosen) => onChange({ order: orders.find((order) => order === chosen) ?? everything.order })}
        />
      </div>
      <div className="actions">
        <button className="btn" type="submit">
          {shows()}
        </button>
        {searchOf({ ...filter, page: 1 }) !== "" && (
          <button className="plain" type="button" onClick={() => onChange(everything)}>
            {say("research.clear")}
          </button>
        )}
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--s5);
  padding: var(--s6) var(--s5);
  background: var(--sheet-quiet);

  [type="search"] {
    appearance: none;
  }
  ::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  .choices {
    display: grid;
    gap: var(--s5);
  }
  ${from("M")} {
    padding: var(--s6);
    .choices {
      grid-template-columns: 1fr 1.5fr 1.2fr;
    }
  }
`;
