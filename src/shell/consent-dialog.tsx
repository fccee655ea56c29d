import React, { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { choose, closeConsent, loadConsent, useConsent, type Categories } from "#src/core/consent-choice.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CheckboxOption } from "#src/ui/option.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { from } from "#src/ui/media.ts";

/** The calls come when a hand or the focus comes near: most pages are read without an answer. */
const loadCalls = () => import("#src/calls/consent.ts");
const prepare = () => void loadCalls().catch(() => undefined);

const optional = ["statistics", "marketing"] as const;

/**
 * A sheet at the foot of the window that leaves the page readable. Refusing is as easy as accepting: the same
 * layer, the same size, the same colour, nothing ticked beforehand.
 */
export default function ConsentDialog() {
  const { open } = useConsent();
  useEffect(loadConsent, []);
  return open && <ConsentSheet key={open} open={open} />;
}

function ConsentSheet({ open }: { open: "unasked" | "reopened" }) {
  const { say } = useTexts();
  const { choice } = useConsent();
  const sheet = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Categories | null>(
    open === "reopened" ? { statistics: choice?.statistics ?? false, marketing: choice?.marketing ?? false } : null,
  );

  // What has focus below must not end up under the sheet.
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${sheet.current?.offsetHeight ?? 0}px`;
    });
    if (sheet.current !== null) observer.observe(sheet.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, []);

  // The button that unfolded the choices is gone: its place is taken by the first of them.
  function unfold() {
    flushSync(() => setChosen({ statistics: false, marketing: false }));
    sheet.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
  }

  // Asked for: focus goes there. Unasked: it must not take the reader's place. With the sheet goes the focus in it: then
  // it goes back to where it came from, or to the page that can be read again.
  const before = useRef<Element>(null);
  useEffect(() => {
    if (open === "reopened") sheet.current?.focus();
    return () => {
      if (document.activeElement !== document.body) return;
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
      else document.getElementById("content")?.focus({ preventScroll: true });
    };
  }, [open]);

  function decide(categories: Categories) {
    const kept = choose(categories);
    // The choice holds on this device whether or not the proof arrives; the next choice sends it anew.
    loadCalls()
      .then(({ registerConsent }) => registerConsent(kept))
      .catch((error: unknown) => console.warn("The proof of consent was not stored", error));
  }

  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (chosen !== null) decide(chosen);
  }

  return (
    <Sheet
      ref={sheet}
      className={open}
      tabIndex={-1}
      role="dialog"
      aria-modal="false"
      aria-labelledby="consent-heading"
      onPointerEnter={prepare}
      onFocus={({ currentTarget, relatedTarget }) => {
        prepare();
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onKeyDown={({ key }) => key === "Escape" && choice !== null && closeConsent()}
    >
      <div className="wrap">
        <h2 id="consent-heading">{say("consent.heading")}</h2>
        {chosen === null && <p>{say("consent.lead")}</p>}
        <p>
          {chosen === null && say("consent.refusing")}{" "}
          <SmartLink href={say("consent.moreHref")}>{say("consent.more")}</SmartLink>
        </p>
        <form onSubmit={save}>
          {chosen !== null && (
            <fieldset>
              <legend className="hidden">{say("consent.choose")}</legend>
              <CheckboxOption label={say("consent.necessary")} help={say("consent.necessaryHelp")} checked disabled />
              {optional.map((category) => (
                <CheckboxOption
                  key={category}
                  label={say(`consent.${category}`)}
                  help={say(`consent.${category}Help`)}
                  checked={chosen[category]}
                  onChange={(checked) => setChosen({ ...chosen, [category]: checked })}
                />
              ))}
            </fieldset>
          )}
          <div className="actions">
            {chosen !== null && (
              <button key="save" className="btn btn--ink" type="submit">
                {say("consent.save")}
              </button>
            )}
            <button
              className="btn btn--ink"
              type="button"
              onClick={() => decide({ statistics: false, marketing: false })}
            >
              {say("consent.refuseAll")}
            </button>
            <button
              className="btn btn--ink"
              type="button"
              onClick={() => decide({ statistics: true, marketing: true })}
            >
              {say("consent.acceptAll")}
            </button>
            {chosen === null && (
              <button className="plain" type="button" onClick={unfold}>
                {say("consent.choose")}
              </button>
            )}
            {choice !== null && (
              <button className="plain" type="button" onClick={closeConsent}>
                {say("consent.close")}
              </button>
            )}
          </div>
        </form>
      </div>
    </Sheet>
  );
}

const Sheet = styled.section`
  position: fixed;
  z-index: 7;
  inset: auto 0 0;
  max-height: min(85svh, 46rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: var(--s5);
  background: var(--sheet);
  color: var(--text);
  border-top: 3px solid var(--text);

  &:focus {
    outline: none;
  }
  /* Nothing lies over the way to 112. The question waits for another page. */
  &.unasked:has(~ main .btn[href="tel:112"]) {
    display: none;
  }
  h2 {
    font-size: var(--t-h3);
  }
  p {
    margin-top: var(--s2);
    max-width: 46em;
    line-height: 1.4;
  }
  p + p {
    margin-top: 0;
  }
  fieldset {
    display: grid;
    gap: var(--s2);
    margin-top: var(--s4);
  }
  .actions {
    margin-top: var(--s4);
  }
  .actions > * {
    flex: 1 1 100%;
  }
  /* However small the window, the answers are in it. */
  @media (min-height: 30em) {
    .actions {
      position: sticky;
      bottom: calc(var(--s5) * -1);
      padding-block: var(--s2);
      background: var(--sheet);
    }
  }
  ${from("S")} {
    .actions > .btn {
      flex: 1 1 12rem;
      max-width: 20rem;
    }
    .actions > .plain {
      flex: none;
    }
  }
  ${from("L")} {
    fieldset {
      grid-template-columns: repeat(3, 1fr);
    }
    .actions > .btn {
      flex: none;
    }
  }
  @media print {
    display: none;
  }
`;
