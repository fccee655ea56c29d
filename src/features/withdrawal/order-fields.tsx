import React from "react";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { fieldId, FormField, problemKey, type FormState, type FormWords } from "#src/core/form/form-field.tsx";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { useTexts } from "#src/core/texts.tsx";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import type { Draft } from "./draft.ts";

export const orderWords: FormWords = {
  orderNumber: {
    label: "withdrawal.orderNumber",
    required: "withdrawal.orderNumber.required",
    notAnOrderNumber: "withdrawal.orderNumber.wrong",
  },
  email: { label: "withdrawal.email", required: "withdrawal.email.required", notAnEmail: "withdrawal.email.wrong" },
  name: { label: "withdrawal.name" },
  part: { label: "withdrawal.part", required: "withdrawal.part.required", tooLong: "withdrawal.part.tooLong" },
};

type Props = { form: FormState; draft: Draft; onChange: (made: Partial<Draft>) => void };

export function OrderFields({ form, draft, onChange }: Props) {
  const { say } = useTexts();
  const afterPress = useAfterPress();
  const problem = form.problemOf("part");
  return (
    <>
      <FormField
        form={form}
        name="orderNumber"
        hint={say("withdrawal.orderNumber.hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        withRoom
        value={draft.orderNumber}
        onChange={(orderNumber) => onChange({ orderNumber })}
      />
      <EmailField
        form={form}
        written={draft.email}
        hint={say("withdrawal.email.hint")}
        onChange={(written) => onChange({ email: written })}
      />
      <FormField
        form={form}
        name="name"
        optional={say("form.optional")}
        autoComplete="name"
        withRoom
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <RadioOptions
        legend={say("withdrawal.scope")}
        name="scope"
        inRow
        chosen={draft.scope}
        options={[
          { value: "whole", label: say("withdrawal.scope.whole") },
          { value: "part", label: say("withdrawal.scope.part") },
        ]}
        onChoose={(scope) => onChange({ scope })}
      />
      {draft.scope === "part" && (
        <TextArea
          id={fieldId("part")}
          name="part"
          label={say("withdrawal.part")}
          hint={say("withdrawal.part.hint")}
          value={draft.part}
          error={problem && say(problemKey(orderWords, "part", problem))}
          onChange={(part) => onChange({ part })}
          onBlur={() => afterPress(() => form.leftField("part", draft.part))}
        />
      )}
    </>
  );
}
