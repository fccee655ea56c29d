import React, { useId, useState, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { useValidation } from "#src/core/form/use-lazy-validation.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { nothingRefused } from "#src/core/preview/preview-watch.ts";
import { useTexts } from "#src/core/texts.tsx";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { from } from "#src/ui/media.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { CardFields } from "./card-fields.tsx";
import { CardPreview } from "./card-preview.tsx";
import type { Design } from "./designs.ts";
import { kind, type WordsDraft } from "./greeting.ts";
import { cardFields, problemsOfWords } from "./greeting-rules.ts";
import { cardWords } from "./greeting-words.ts";

type Props = {
  design: Design;
  words: WordsDraft;
  phone: Phone;
  refused: FormProblems;
  onWords: (change: Partial<WordsDraft>) => void;
  onBack: () => void;
  onGoOn: () => void;
};

export function WordsStep({ design, words, phone, refused: refusedBefore, onWords, onBack, onGoOn }: Props) {
  const { say } = useTexts();
  const previewId = useId();
  const [asked, setAsked] = useState(Object.keys(refusedBefore).length > 0 ? 1 : 0);
  /** Letters that no font has: the API knows them alone, and says so when it is to draw them. */
  const [unsupported, setUnsupported] = useState(nothingRefused);
  const refused = { ...refusedBefore, ...problemsFromApi(unsupported) };
  const problems = problemsOfWords(words);
  const form = useValidation({ fields: cardFields, words: cardWords, problems, refused, asked });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wrong = { ...refused, ...problems };
    if (cardFields.every((field) => wrong[field] === undefined)) onGoOn();
    else setAsked((before) => before + 1);
  }
  return (
    <Step onSubmit={submit} onInput={() => trackForm(kind, "form_start")} noValidate>
      <div className="fields">
        <ScreenHeading>{say("greeting.write")}</ScreenHeading>
        <FormErrors form={form} />
        <p>
          {say("greeting.chosen", { title: design.title })}{" "}
          <button className="plain" type="button" onClick={onBack}>
            {say("greeting.changeDesign")}
          </button>
        </p>
        <CardFields form={form} words={words} design={design} onChange={onWords} />
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say("greeting.preview")}</h2>
        <CardPreview card={{ campaignCode: design.code, ...words }} design={design} onRefused={setUnsupported} />
      </aside>
      <div className="last">
        <div className="actions">
          <button className="btn btn--big" type="submit">
            {say("order.goOn")}
          </button>
          <button className="plain" type="button" onClick={onBack}>
            {say("order.back")}
          </button>
        </div>
        <PhoneLine phone={phone} text="greeting.call" />
      </div>
    </Step>
  );
}

const Step = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7) clamp(3rem, 7vw, 7rem);
  margin-top: var(--s6);

  .fields {
    max-width: 42rem;
  }
  .fields > * + * {
    margin-top: var(--s6);
  }
  .fields > h1 + * {
    margin-top: var(--s4);
  }
  h2 {
    margin-bottom: var(--s4);
    font-size: var(--t-h3);
  }
  aside {
    max-width: 30rem;
  }
  .last > p {
    margin-top: var(--s6);
  }
  ${from("L")} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    .fields,
    .last {
      grid-column: 1;
    }
    aside {
      position: sticky;
      top: var(--s6);
      grid-area: 1 / 2 / span 2;
    }
  }
`;
