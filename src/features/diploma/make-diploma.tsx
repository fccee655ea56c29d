import React, { useLayoutEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { mostInOccasion } from "@hjarta-lunga/contract/gift-documents.ts";
import type { DiplomaAnswer } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { fetchDiplomaFile } from "#src/calls/gift-documents.ts";
import { DocumentDownloads } from "#src/core/document-order/document-downloads.tsx";
import { DocumentLayout } from "#src/core/document-order/document-layout.tsx";
import { FormField, type FormWords } from "#src/core/form/form-field.tsx";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { useStoredWords } from "#src/core/form/use-stored-words.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { PhoneLine, PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { DocumentPreview } from "#src/core/preview/document-preview.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CheckboxOption } from "#src/ui/option.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import art from "../../../artwork/diplom.svg";
import { diplomaFields, emptyDiploma, useSaveDiploma, type DiplomaDraft } from "./use-diploma.ts";

/* Fetched when there is something to draw or to judge: the contract's rules are no part of the first script. */

export const loadWhileWriting = () => import("./diploma-rules.ts");

/** Refused are also letters that no font of ours has. */
const onDiploma = { hasLink: "diploma.hasLink", forbiddenCharacters: "diploma.forbidden" } as const;
const words: FormWords = {
  name: { label: "diploma.name", required: "diploma.name.required", tooLong: "diploma.name.tooLong", ...onDiploma },
  occasion: { label: "diploma.occasion", tooLong: "diploma.occasion.tooLong", ...onDiploma },
};

export function MakeDiploma({ found, isNews, phone }: { found: DiplomaAnswer; isNews: boolean; phone: Phone }) {
  const { say } = useTexts();
  const previewId = useId();
  const { saved, refused, asked, status, isSaving, changed, save } = useSaveDiploma(found);
  const stored = useStoredWords<DiplomaDraft>({
    reference: saved.orderReference,
    version: saved.version,
    saved: saved.diploma ?? emptyDiploma,
  });
  const written = stored.words;
  const form = useLazyValidation({
    fields: diplomaFields,
    words,
    load: loadWhileWriting,
    refused,
    asked,
    judge: (rules) => rules.problemsOf(written),
  });
  const savedText = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone by then: focus follows to what came of it.
  useLayoutEffect(() => {
    if (status === "saved") savedText.current?.focus();
  }, [status]);
  const isSaved = saved.diploma !== null && stored.isSaved;

  function change(made: Partial<DiplomaDraft>) {
    changed();
    stored.setWords((before) => ({ ...before, ...made }));
  }
  const field = (name: (typeof diplomaFields)[number], extra: { optional?: string; maxLength?: number } = {}) => (
    <FormField
      form={form}
      name={name}
      hint={say(`diploma.${name}.hint`)}
      value={written[name]}
      autoComplete="off"
      autoCapitalize={name === "name" ? "words" : "sentences"}
      onChange={(value) => change({ [name]: value })}
      {...extra}
    />
  );
  return (
    <DocumentLayout
      as="form"
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        save(async () => (await form.load()).parseDiploma(written));
      }}
      noValidate
    >
      <div className="words">
        <ScreenHeading quiet={!isNews}>{say("diploma.title")}</ScreenHeading>
        <p className="lead">{say("diploma.lead")}</p>
        <FormErrors form={form} />
        {field("name")}
        {field("occasion", { optional: say("form.optional"), maxLength: 4 * mostInOccasion })}
        <CheckboxOption
          label={say("diploma.showsAmount")}
          name="showsAmount"
          checked={written.showsAmount}
          onChange={(showsAmount) => change({ showsAmount })}
        />
        {!isSaved && (
          <button className="btn" type="submit" aria-disabled={isSaving || undefined}>
            {say(isSaving ? "diploma.saving" : "diploma.save")}
          </button>
        )}
        <div role="status">
          {status !== null && (
            <p ref={savedText} tabIndex={-1}>
              <PhoneText
                phone={phone}
                text={(shown) => say(`diploma.${status}`, { phone: shown, name: saved.diploma?.name ?? "" })}
              />
            </p>
          )}
        </div>
        {isSaved && (
          <>
            <DocumentDownloads
              namespace="diploma"
              fetchFile={(format) => fetchDiplomaFile(saved.orderReference, format)}
              fileName="diplom"
              failure="download_gift_card_failed"
              phone={phone}
            />
            <button className="plain" type="button" onClick={() => window.print()}>
              {say("diploma.print")}
            </button>
          </>
        )}
        {saved.diploma !== null && !isSaved && <p>{say("diploma.unsaved")}</p>}
        <PhoneLine className="call" phone={phone} text="diploma.call" />
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say("diploma.preview")}</h2>
        <DiplomaPreview words={written} amount={saved.amount} />
      </aside>
    </DocumentLayout>
  );
}

const size = { width: 760, height: 1075 };

const wordsOn = ({ name, occasion }: Pick<DiplomaDraft, "name" | "occasion">): string[] =>
  [name, occasion].filter((text) => text.trim() !== "");

const DiplomaPreview = ({ words, amount }: { words: DiplomaDraft; amount: number }) => (
  <DocumentPreview
    written={wordsOn(words).length > 0 ? { words, amount } : null}
    load={loadWhileWriting}
    size={size}
    art={<Art src={art} width="990" height="1400" alt="" />}
    wordsOn={(drawn) => wordsOn(drawn.words)}
    namespace="diploma"
    texts={{ name: "diploma.preview", again: "diploma.again" }}
  />
);

const Art = styled.img`
  width: 100%;
  height: 100%;
`;
