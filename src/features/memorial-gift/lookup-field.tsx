import React, { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import { fieldId } from "#src/core/form/field-words.ts";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { stayOnEnter } from "#src/core/form/stay-on-enter.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Hits } from "#src/ui/hits.tsx";
import { useCombobox } from "#src/ui/use-combobox.ts";
import { useLookup, type Lookup } from "./use-lookup.ts";

type Props<Item> = {
  form: FormState;
  field: string;
  written: string;
  texts: "memorial.search" | "memorial.parlorSearch";
  lookup: Lookup<Item>;
  failure: FailureEvent;
  mayAsk?: (query: string) => boolean;
  optional?: string;
  onType: (written: string) => void;
  onPick: (item: Item) => void;
  children: (item: Item) => ReactNode;
};

/** Whatever is written stands, also when nothing is found and when the search is away. */
export function LookupField<Item extends { id: string }>(props: Props<Item>) {
  const { form, field, written, texts, lookup, failure, mayAsk, optional, onType, onPick, children } = props;
  const { say } = useTexts();
  // Only what is typed is looked for: what was picked, or stood there from before, is known.
  const [asked, setAsked] = useState("");
  const { items, total, query, isAway, callOff } = useLookup(asked, lookup, failure, mayAsk);
  const box = useCombobox({
    id: `${fieldId(field)}-hits`,
    hits: items,
    onPick: (item: Item) => {
      setAsked("");
      onPick(item);
    },
  });
  const isNone = query !== "" && !isAway && items.length === 0;
  const more = total > items.length ? say(`${texts}.more`, { shown: items.length, total }) : "";
  const count = say(items.length === 1 ? `${texts}.one` : `${texts}.many`, { count: items.length });

  return (
    <FormField
      form={form}
      name={field}
      label={say(`${texts}.label`)}
      hint={say(`${texts}.hint`)}
      optional={optional}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      withRoom
      value={written}
      onChange={(typed) => {
        setAsked(typed);
        onType(typed);
      }}
      onLeft={() => {
        callOff();
        box.close();
      }}
      {...box.field}
      onKeyDown={(event) => {
        box.field.onKeyDown(event);
        // Whoever is used to searching presses Enter: that is no wish to go on to the next step.
        if (stayOnEnter(event)) box.close();
      }}
    >
      <Hits list={box.list} label={say(`${texts}.hits`)} hits={items} keyOf={({ id }) => id} more={more}>
        {children}
      </Hits>
      <div role="status">
        {box.list.isOpen && <span className="hidden">{`${count} ${more}`}</span>}
        {isNone && <Note>{say(`${texts}.none`)}</Note>}
        {isAway && <Note>{say(`${texts}.away`)}</Note>}
      </div>
    </FormField>
  );
}

const Note = styled.p`
  margin-top: var(--s2);
  color: var(--text-soft);
  line-height: 1.4;
`;
