import React from "react";
import { styled } from "styled-components";
import { documentDesigns, type GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { donorWords, onEnvelope } from "#src/core/donor/donor-words.ts";
import { DesignChoice } from "#src/core/form/design-choice.tsx";
import { FormField, type FormState, type FormWords } from "#src/core/form/form-field.tsx";
import { GreetingField } from "#src/core/form/greeting-field.tsx";
import { stayOnEnter } from "#src/core/form/stay-on-enter.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CheckboxOption } from "#src/ui/option.tsx";
import { documentPictures } from "./gift-document-preview.tsx";
import type { WordsDraft } from "./gift-document.ts";

type Props = {
  kind: GiftDocumentKind;
  form: FormState;
  words: WordsDraft;
  onChange: (change: Partial<WordsDraft>) => void;
};

const suggestions = [
  "giftDocument.suggestion.birthday",
  "giftDocument.suggestion.christmas",
  "giftDocument.suggestion.thanks",
  "giftDocument.suggestion.everything",
  "giftDocument.suggestion.wedding",
  "giftDocument.suggestion.heart",
] as const;

export function WordFields({ kind, form, words, onChange }: Props) {
  const { say } = useTexts();
  const designs = documentDesigns[kind];
  const field = (name: "to" | "from") => (
    <FormField
      form={form}
      name={name}
      hint={say(`giftDocument.${name}.hint`)}
      value={words[name]}
      autoComplete="off"
      autoCapitalize="words"
      // The words may be those of the one correction.
      onKeyDown={stayOnEnter}
      onChange={(written) => onChange({ [name]: written })}
    />
  );
  return (
    <Fields>
      {designs.length > 1 && (
        <DesignChoice
          legend={say("giftDocument.design")}
          options={designs.map((design) => ({
            design,
            label: say(`giftDocument.design.${design}`),
            picture: documentPictures[design],
          }))}
          chosen={words.design}
          onChoose={(design) => onChange({ design })}
        />
      )}
      {field("to")}
      <GreetingField
        form={form}
        namespace="giftDocument"
        texts="giftDocument.greeting"
        greeting={words.greeting}
        suggestions={suggestions}
        onChange={(greeting) => onChange({ greeting })}
      />
      {field("from")}
      <CheckboxOption
        label={say("giftDocument.showsAmount")}
        help={say("giftDocument.showsAmount.help")}
        name="showsAmount"
        checked={words.showsAmount}
        onChange={(showsAmount) => onChange({ showsAmount })}
      />
    </Fields>
  );
}

const Fields = styled.div`
  > * + * {
    margin-top: var(--s6);
  }
`;

const { street, postalCode, town } = donorWords;
/** Refused are also letters that no font of ours has. */
const onDocument = { hasLink: "giftDocument.hasLink", forbiddenCharacters: "giftDocument.forbidden" } as const;
const name = { ...onDocument, tooLong: "giftDocument.name.tooLong" } as const;

export const documentWords: FormWords = {
  to: { label: "giftDocument.to", required: "giftDocument.to.required", ...name },
  from: { label: "giftDocument.from", required: "giftDocument.from.required", ...name },
  greeting: {
    label: "giftDocument.greeting",
    tooLong: "giftDocument.greeting.tooLong",
    tooManyLines: "giftDocument.greeting.tooManyLines",
    ...onDocument,
  },
  amount: { label: "giftDocument.amount", required: "giftDocument.amount.missing" },
  recipient: {
    label: "giftDocument.recipient",
    required: "giftDocument.recipient.required",
    ...onEnvelope,
    hasLink: "giftDocument.hasLink",
  },
  street: { ...street, required: "giftDocument.street.required" },
  postalCode: { ...postalCode, required: "giftDocument.postalCode.required" },
  town: { ...town, required: "giftDocument.town.required" },
};
