import React, { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { choose, closeConsent, loadConsent, useConsent, type Categories } from "#src/core/consent-choice.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CheckboxOption } from "#src/ui/option.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { from } from "#src/ui/media.ts";
import { useGivesWay } from "./use-gives-way.ts";

/** Loaded on hover or focus: most pages are left without an answer. */
const loadCalls = () => import("#src/calls/consent.ts");
const prepare = () => void loadCalls().catch(() => undefined);

const optional = ["statistics", "marketing"] as const;

type Props = {
  path: string;
  /** Journeys are not interrupted by the question. */
  isQuiet: boolean;
};

/** The law demands that refusing is as easy as accepting: one layer, equal buttons, nothing ticked beforehand. */
export default function ConsentDialog({ path, isQuiet }: Props) {
  const { open } = useConsent();
  useEffect(loadConsent, []);
  if (open === null || (open === "unasked" && isQuiet)) return null;
  return <ConsentSheet key={open} open={open} path={path} />;
}

function ConsentSheet({ open, path }: Pick<Props, "path"> & { open: "unasked" | "reopened" }) {
  const { say } = useTexts();
  const { choice } = useConsent();
  const sheet = useRef<HTMLElement>(null);
  const choices = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isUnfolded, setUnfolded] = useState(open === "reopened");
  const [chosen, setChosen] = useState<Categories>({
    statistics: choice?.statistics ?? false,
    marketing: choice?.marketing ?? false,
  });
  const isAtEnd = useGivesWay(sheet, path, !isUnfolded);

  // The focused element must not be covered.
  useEffect(() => {
    if (isAtEnd) return undefined;
    const { style } = document.documentElement;
    const lies = sheet.current;
    if (lies === null) return undefined;
    const observer = new ResizeObserver(() => {
      const isOver = getComputedStyle(lies).position === "sticky";
      style.scrollPaddingBottom = isOver ? `${lies.offsetHeight}px` : "";
    });
    observer.observe(lies);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [isAtEnd]);

  // Keeps the pressed button in place: a second press must do the same.
  function unfold() {
    const top = () => opener.current?.getBoundingClientRect().top ?? 0;
    const before = top();
    flushSync(() => setUnfolded(!isUnfolded));
    window.scrollBy({ top: top() - before, behavior: "instant" });
    if (!isUnfolded) choices.current?.focus({ preventScroll: true });
  }

  // Unasked, it must not take the reader's focus.
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
    const choice = choose(categories);
    // The choice holds even if the proof is lost; the next choice sends it again.
    loadCalls()
      .then(({ registerConsent }) => registerConsent(choice))
      .catch((error: unknown) => console.warn("The proof of consent was not stored", error));
  }

  function save(event: SyntheticEvent) {
    event.preventDefault();
    decide(chosen);
  }

  return (
    <Sheet
      // A new element, so that it is not seen moving to the end of the page.
      key={String(isAtEnd)}
      ref={sheet}
      className={isAtEnd ? "at-end" : open}
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
      <form className="wrap" onSubmit={save}>
        <div className="words">
          <h2 id="consent-heading">{say("consent.heading")}</h2>
          <p>
            {say("consent.lead")} {say("consent.refusing")}
          </p>
        </div>
        {isUnfolded && (
          <fieldset ref={choices} tabIndex={-1}>
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
            <button className="btn btn--ink" type="submit">
              {say("consent.save")}
            </button>
          </fieldset>
        )}
        <div className="answers">
          <button
            className="btn btn--ink"
            type="button"
            onClick={() => decide({ statistics: false, marketing: false })}
          >
            {say("consent.refuseAll")}
          </button>
          <button className="btn btn--ink" type="button" onClick={() => decide({ statistics: true, marketing: true })}>
            {say("consent.acceptAll")}
          </button>
          {open === "unasked" ? (
            <button ref={opener} className="plain" type="button" aria-expanded={isUnfolded} onClick={unfold}>
              {say("consent.choose")}
            </button>
          ) : (
            choice !== null && (
              <button className="plain" type="button" onClick={closeConsent}>
                {say("consent.close")}
              </button>
            )
          )}
          <SmartLink className="textlink" href={say("consent.moreHref")}>
            {say("consent.more")}
          </SmartLink>
        </div>
      </form>
    </Sheet>
  );
}

const Sheet = styled.section`
  position: sticky;
  z-index: 7;
  bottom: 0;
  order: 1;
  max-height: min(85svh, 46rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--sheet);
  color: var(--text);
  border-top: 3px solid var(--text);
  /* A press that was under way as it came was meant for what is below. */
  animation: come 0.7s;

  @keyframes come {
    0%,
    20% {
      opacity: 0;
    }
    0%,
    99% {
      pointer-events: none;
    }
  }
  &:focus,
  fieldset:focus {
    outline: none;
    box-shadow: none;
  }
  &.at-end {
    position: static;
  }
  /* Nothing lies over the way to 112. The question waits for another page. */
  &.unasked:has(~ main .btn[href="tel:112"]) {
    display: none;
  }
  .wrap {
    display: grid;
    gap: var(--s2) var(--s6);
    padding-top: var(--s2);
  }
  h2 {
    font-size: 1.375rem;
    line-height: 1.15;
  }
  p {
    max-width: 46em;
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  h2 + p {
    margin-top: var(--s1);
  }
  fieldset {
    display: grid;
    gap: var(--s2);
  }
  .answers {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 var(--s2);
    z-index: 1;
    background: var(--sheet);
  }
  /* Clear of the strip at the foot of a tall phone that belongs to its own gestures. */
  @media (min-height: 45em) {
    .answers {
      padding-bottom: max(var(--s4), env(safe-area-inset-bottom));
    }
  }
  .btn {
    min-height: var(--target);
    padding: 0.4rem 0.5rem;
    font-size: 1.125rem;
  }
  .plain,
  .textlink {
    justify-content: center;
    font-size: 1.125rem;
    white-space: nowrap;
  }
  @media (max-width: 22.4375em) {
    .btn,
    .plain,
    .textlink {
      font-size: 1rem;
    }
  }
  ${from("S_ALT")} {
    .answers {
      grid-template-columns: repeat(4, auto);
      justify-content: start;
      gap: var(--s4);
      padding-bottom: var(--s3);
    }
    .btn {
      padding-inline: 1rem;
    }
  }
  ${from("L")} {
    fieldset {
      grid-template-columns: repeat(3, 1fr);
    }
    fieldset .btn {
      justify-self: start;
      padding-inline: 1.75rem;
    }
  }
  ${from("XL")} {
    .wrap {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
    fieldset {
      grid-column: 1 / -1;
    }
    .answers {
      grid-column: 2;
      gap: var(--s5);
    }
    .words {
      padding-bottom: var(--s3);
    }
  }
  /* In a window so low there is no room for both: the question stands at the end of the page, where the answers are seen whole. */
  @media (max-height: 30em), (max-height: 37.5em) and (max-width: 35.9375em) {
    position: static;
    max-height: none;
  }
  /* However many the choices, the answers are in view. */
  @media (min-height: 30em) {
    .answers {
      position: sticky;
      bottom: 0;
    }
  }
  @media print {
    display: none;
  }
`;
