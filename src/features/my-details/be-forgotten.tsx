import React, { useLayoutEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import type { MyDataChanged } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Failed } from "./details-form.tsx";
import type { Own } from "./my-details-types.ts";
import { sectionIds } from "./sections.ts";
import { failureText, useOnce } from "./use-details-form.ts";
import { whatGoes, whatStays } from "./what-goes.ts";

type Props = Own & { onForgotten: (changed: MyDataChanged) => void };

/** Two presses, on the page itself: the second one is read before it is pressed. */
export function BeForgotten({ data, phone, update, onForgotten }: Props) {
  const { say, language } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<TextKey | null>(null);
  const { isSending, once } = useOnce();
  const question = useRef<HTMLHeadingElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  const questionId = useId();
  const stays = whatStays(data, say, language);
  useLayoutEffect(() => {
    if (isAsked) question.current?.focus();
    else if (wasAsked.current) first.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  async function forget() {
    setFailure(null);
    try {
      onForgotten(await update({ change: "forget" }));
    } catch (error) {
      setFailure(failureText(error));
    }
  }
  return (
    <Panel>
      <p>{say("myDetails.forget.goes")}</p>
      <Leaves items={whatGoes(data, say, language)} />
      {stays.length > 0 && (
        <>
          <p>{say("myDetails.forget.stays")}</p>
          <Leaves items={stays} />
          <p>{say("myDetails.forget.law")}</p>
        </>
      )}
      {isAsked ? (
        <div className="sure" role="group" aria-labelledby={questionId}>
          <h3 ref={question} id={questionId} tabIndex={-1}>
            {say("myDetails.forget.sure")}
          </h3>
          <p>{say("myDetails.forget.sure.text")}</p>
          <div className="actions">
            <button className="btn" type="button" aria-busy={isSending || undefined} onClick={() => once(forget)}>
              {say(isSending ? "myDetails.sending" : "myDetails.forget.yes")}
            </button>
            <button className="plain" type="button" onClick={() => setAsked(false)}>
              {say("myDetails.forget.no")}
            </button>
          </div>
          <Failed failure={failure} phone={phone} />
        </div>
      ) : (
        <div className="actions">
          <button ref={first} className="btn btn--ink" type="button" onClick={() => setAsked(true)}>
            {say("myDetails.forget.press")}
          </button>
          <a className="textlink" href={`#${sectionIds.all}`}>
            {say("myDetails.forget.first")}
          </a>
        </div>
      )}
    </Panel>
  );
}

const Leaves = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Panel = styled.div`
  padding: clamp(1.25rem, 3.4vw, 2.75rem);
  background: var(--sheet-quiet);

  > * + * {
    margin-top: var(--s4);
  }
  li {
    position: relative;
    padding-left: 1.75rem;
  }
  li + li {
    margin-top: var(--s3);
  }
  li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0.5em;
    width: 0.95rem;
    height: 0.62rem;
    background: var(--mark-lung-deep);
    border-radius: 0 100% 0 100%;
  }
  .actions {
    margin-top: var(--s5);
  }
  .sure {
    margin-top: var(--s5);
    padding-top: var(--s5);
    border-top: 3px solid var(--text);
  }
  h3 {
    font-size: var(--t-h3);
  }
  h3:focus {
    outline: none;
    box-shadow: none;
  }
  h3 + p {
    margin-top: var(--s3);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    li::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
