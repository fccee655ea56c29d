import React, { useState, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import { mailChoices } from "@hjarta-lunga/contract/my-data.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CheckboxOption } from "#src/ui/option.tsx";
import { Failed, Outcome } from "./details-form.tsx";
import type { Own } from "./my-details-types.ts";
import { useTyped } from "./typed-words.ts";
import { failureText, useOnce } from "./use-details-form.ts";

export function MailChoices({ data, phone, update }: Own) {
  const { say } = useTexts();
  const { words: chosen, write, forget } = useTyped("choices", data.choices);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<TextKey | null>(null);
  const { isSending, once } = useOnce();

  async function save() {
    setFailure(null);
    try {
      await update({ change: "choices", choices: chosen });
      forget();
      setSaved(true);
    } catch (error) {
      setFailure(failureText(error));
    }
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    once(save);
  }
  return (
    <form aria-label={say("myDetails.choices")} onSubmit={submit}>
      <Choices>
        <legend>{say("myDetails.choices.legend")}</legend>
        {mailChoices.map((name) => (
          <CheckboxOption
            key={name}
            name={name}
            label={say(`myDetails.choice.${name}`)}
            help={say(`myDetails.choice.${name}.help`)}
            checked={chosen[name]}
            onChange={(wanted) => {
              setSaved(false);
              write({ ...chosen, [name]: wanted });
            }}
          />
        ))}
      </Choices>
      <p className="label">{say("myDetails.choices.always")}</p>
      <Failed failure={failure} phone={phone} />
      <div className="actions">
        <button className="btn" type="submit" aria-disabled={isSending || undefined}>
          {say(isSending ? "myDetails.sending" : "myDetails.save")}
        </button>
      </div>
      <Outcome text={isSaved ? say("myDetails.choices.saved") : null} />
    </form>
  );
}

const Choices = styled.fieldset`
  display: grid;
  gap: var(--s2);

  legend {
    margin-bottom: var(--s3);
    padding: 0;
    font-weight: var(--w-strong);
  }
  ~ .label {
    margin-top: var(--s4);
  }
  ~ .actions {
    margin-top: var(--s5);
  }
`;
