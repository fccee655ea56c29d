import React, { useState, type ReactNode } from "react";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { styled } from "styled-components";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CheckedField } from "#src/ui/checked-field.tsx";
import { from } from "#src/ui/media.ts";
import { CheckboxOption } from "#src/ui/option.tsx";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import type { DonorDraft } from "./donor-draft.ts";
import { donorProblemKey } from "./donor-problem-words.ts";
import { givesTaxReduction } from "./donor-shape.ts";
import { EmailSuggestion } from "./email-suggestion.tsx";

type TextField = Exclude<keyof DonorDraft, "kind" | "taxReduction">;
type Props = {
  draft: DonorDraft;
  /** SEK: what the tax reduction depends on. */
  amount: number;
  problemOf: (field: string) => FieldProblem | undefined;
  onChange: (change: Partial<DonorDraft>) => void;
  onLeave: (field: string, written: string) => void;
};

const traits = {
  firstName: { autoComplete: "given-name", autoCapitalize: "words" },
  lastName: { autoComplete: "family-name", autoCapitalize: "words" },
  companyName: { autoComplete: "organization", autoCapitalize: "words" },
  organisationNumber: { autoComplete: "off", inputMode: "numeric", short: true, withRoom: true, maxLength: 20 },
  email: { autoComplete: "email", type: "email", autoCapitalize: "none", spellCheck: false, withRoom: true },
  mobile: { autoComplete: "tel", type: "tel", short: true, withRoom: true, maxLength: 30 },
  personalNumber: { autoComplete: "off", inputMode: "numeric", short: true, withRoom: true, maxLength: 20 },
} as const;

/** The id by which an error summary finds the field. */
export const donorFieldId = (field: string): string => `donor-${field}`;

/** Who gives: each kind of donor with the fields it has, and no others. */
export function DonorFields({ draft, amount, problemOf, onChange, onLeave }: Props) {
  const { say } = useTexts();
  const { kind } = draft;
  const afterPress = useAfterPress();
  // While the address is being written, every second letter would look like a slip.
  const [leftEmail, setLeftEmail] = useState(draft.email);

  // The button goes away with the suggestion, so focus returns to the field that it mended.
  function takeEmail(email: string) {
    document.getElementById(donorFieldId("email"))?.focus();
    onChange({ email });
  }

  const field = (name: TextField, extra: { hint?: string; optional?: string; children?: ReactNode } = {}) => {
    const problem = problemOf(name);
    return (
      <CheckedField
        key={name}
        id={donorFieldId(name)}
        name={name}
        label={say(`donor.${name}.label`)}
        error={problem && say(donorProblemKey(name, problem))}
        value={draft[name]}
        onChange={(written) => onChange({ [name]: written })}
        onBlur={() =>
          afterPress(() => {
            if (name === "email") setLeftEmail(draft.email);
            onLeave(name, draft[name]);
          })
        }
        {...traits[name]}
        {...extra}
      />
    );
  };
  const optional = say("form.optional");
  const email = field("email", {
    hint: say(kind === "anonymous" ? "donor.email.anonymousHint" : "donor.email.hint"),
    ...(kind === "anonymous" ? { optional } : {}),
    children: <EmailSuggestion written={leftEmail === draft.email ? draft.email : ""} onTake={takeEmail} />,
  });
  const mobile = field("mobile", { optional, hint: say("donor.mobile.hint") });

  return (
    <>
      <RadioOptions
        legend={say("donor.kind")}
        name="donor-kind"
        inRow
        options={[
          { value: "person", label: say("donor.person") },
          { value: "company", label: say("donor.company") },
          { value: "anonymous", label: say("donor.anonymous") },
        ]}
        chosen={kind}
        onChoose={(chosen) => onChange({ kind: chosen })}
      />
      {kind === "person" && (
        <>
          <Pair>
            {field("firstName")}
            {field("lastName")}
          </Pair>
          {email}
          {mobile}
          {givesTaxReduction(draft, amount) && (
            <CheckboxOption
              label={say("donor.taxReduction")}
              help={say("donor.taxReductionHelp")}
              name="taxReduction"
              checked={draft.taxReduction}
              onChange={(taxReduction) => onChange({ taxReduction })}
            />
          )}
          {givesTaxReduction(draft, amount) &&
            draft.taxReduction &&
            field("personalNumber", { hint: say("donor.personalNumber.hint") })}
        </>
      )}
      {kind === "company" && (
        <>
          {field("companyName")}
          {field("organisationNumber", { hint: say("donor.organisationNumber.hint") })}
          {email}
          {mobile}
        </>
      )}
      {kind === "anonymous" && (
        <>
          <p>{say("donor.anonymousHelp")}</p>
          {email}
        </>
      )}
    </>
  );
}

const Pair = styled.div`
  display: grid;
  gap: var(--s6) var(--gap);
  ${from("S")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
