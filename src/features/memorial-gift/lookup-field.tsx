import React, { useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import type { LookupAnswer } from "#src/calls/lookups.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { fieldId, FormField, type FormState } from "#src/core/form/form-field.tsx";
import { stayOnEnter } from "#src/core/form/stay-on-enter.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Hits } from "#src/ui/hits.tsx";
import { useCombobox } from "#src/ui/use-combobox.ts";

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

type Lookup<Item> = (query: string, signal: AbortSignal) => Promise<LookupAnswer<Item>>;

type State<Item> = LookupAnswer<Item> & { query: string; isAway: boolean };

/** Nobody reads what is offered between two quick letters. */
const askAfterMs = 250;
/** Whoever waits this long is told to write on by hand. The answer is shown all the same if it comes. */
const slowAfterMs = 4_000;
const isEnough = (query: string) => query.length >= 2;
const nothing: State<never> = { items: [], total: 0, query: "", isAway: false };

/** A question that is not the latest is called off. Of a row of failures the first is told. */
function useLookup<Item>(written: string, lookup: Lookup<Item>, failure: FailureEvent, mayAsk = isEnough) {
  const query = written.trim();
  const isAsked = mayAsk(query);
  const [state, setState] = useState<State<Item>>(nothing);
  const hasFailed = useRef(false);
  const latest = useRef<AbortController>(undefined);

  useEffect(() => {
    if (!isAsked) return undefined;
    const call = new AbortController();
    latest.current = call;
    const isOff = () => call.signal.aborted;
    const change = (next: Partial<State<Item>>) => {
      if (!isOff()) setState((before) => ({ ...before, ...next }));
    };
    const slow = setTimeout(() => change({ isAway: true, items: [], total: 0, query }), askAfterMs + slowAfterMs);
    const ask = async () => {
      if (isOff()) return;
      try {
        const { items, total } = await lookup(query, call.signal);
        change({ items, total, query, isAway: false });
        hasFailed.current = false;
      } catch (error) {
        if (isOff()) return;
        if (!hasFailed.current) reportFailure(failure, error);
        hasFailed.current = true;
        change({ isAway: true, items: [], total: 0, query });
      } finally {
        clearTimeout(slow);
      }
    };
    const timer = setTimeout(() => void ask(), askAfterMs);
    return () => {
      call.abort();
      clearTimeout(timer);
      clearTimeout(slow);
    };
  }, [query, isAsked, lookup, failure]);

  return {
    ...(isAsked ? state : nothing),
    /** The visitor is elsewhere: a list that opened now would be in the way. */
    callOff: () => latest.current?.abort(),
  };
}
