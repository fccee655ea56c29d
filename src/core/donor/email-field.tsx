import React, { useState } from "react";
import { fieldId } from "#src/core/form/field-words.ts";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { EmailSuggestion } from "./email-suggestion.tsx";

type Props = {
  form: FormState;
  written: string;
  hint: string;
  optional?: string | undefined;
  onChange: (email: string) => void;
  /** Of somebody else's address: a browser would offer the visitor's own. */
  name?: string;
};

export function EmailField({ form, written, hint, optional, onChange, name = "email" }: Props) {
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
