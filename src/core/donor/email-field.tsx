import React, { useState } from "react";
import { styled } from "styled-components";
import { fieldId, FormField, type FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { suggestEmail } from "./email-hint.ts";

type Props = {
  form: FormState;
  written: string;
  label?: string;
  hint?: string;
  optional?: string | undefined;
  onChange: (email: string) => void;
  /** Of somebody else's address: a browser would offer the visitor's own. */
  name?: string;
};

export function EmailField({ form, written, label, hint, optional, onChange, name = "email" }: Props) {
  // While the address is being written, every second letter would look like a slip.
  const [left, setLeft] = useState(written);

  // The button goes away with the suggestion, so focus returns to the field that it mended.
  function take(email: string) {
    document.getElementById(fieldId(name))?.focus();
    onChange(email);
  }
  return (
    <FormField
      form={form}
      name={name}
      type="email"
      autoComplete={name === "email" ? "email" : "off"}
      autoCapitalize="none"
      spellCheck={false}
      withRoom
      {...(label !== undefined && { label })}
      hint={hint}
      optional={optional}
      value={written}
      onChange={onChange}
      onLeft={() => setLeft(written)}
    >
      <EmailSuggestion written={left === written ? written : ""} onTake={take} />
    </FormField>
  );
}

function EmailSuggestion({ written, onTake }: { written: string; onTake: (email: string) => void }) {
  const { say } = useTexts();
  const suggested = suggestEmail(written);

  return (
    <div role="status">
      {suggested && (
        <Nudge>
          <span>
            {say("donor.email.didYouMean")} <b>{suggested.slice(suggested.indexOf("@"))}</b>?
          </span>
          <button className="plain" type="button" onClick={() => onTake(suggested)}>
            {say("donor.email.take")}
          </button>
        </Nudge>
      )}
    </div>
  );
}

const Nudge = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s3);
  max-width: none;
  margin-top: var(--s2);
  padding-inline: var(--s3);
  line-height: 1.3;
  background: var(--sheet-quiet);
  b {
    overflow-wrap: anywhere;
  }
`;
