import React, { useRef, useState } from "react";
import { commentSubjects, longestComment, type CommentSubject } from "@hjarta-lunga/contract/my-data.ts";
import type { CommentReceipt } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { fieldId, problemKey } from "#src/core/form/form-field.tsx";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SelectField } from "#src/ui/select-field.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { DetailsForm } from "./details-form.tsx";
import { letterForm } from "./details-rules.ts";
import type { Own } from "./my-details-types.ts";
import { useTyped } from "./typed-words.ts";
import { useDetailsForm } from "./use-details-form.ts";

type Letter = { about: CommentSubject; text: string };
const blank: Letter = { about: "question", text: "" };
/** From here on it is told how much room is left. */
const nearlyFull = 200;

export function WriteToUs({ phone, write: send, refresh }: Own) {
  const { say } = useTexts();
  const { words: letter, write, forget } = useTyped("letter", blank);
  const [receipt, setReceipt] = useState<CommentReceipt | null>(null);
  const afterPress = useAfterPress();
  const keyOf = useLetterKey();
  const written = letter.text.trim();
  const left = longestComment - written.length;
  const tooLong = left < 0 ? say("myDetails.text.tooLong", { most: longestComment }) : null;
  const form = useDetailsForm({
    schema: letterForm,
    value: { text: letter.text },
    fields: ["text"],
    others: { text: tooLong },
    send: ({ text }) => send({ idempotencyKey: keyOf(letter), about: letter.about, text }),
    onDone: (answer) => {
      forget();
      setReceipt(answer);
      refresh();
    },
  });
  const problem = form.problemOf("text");

  function change(made: Partial<Letter>) {
    form.changed();
    setReceipt(null);
    write({ ...letter, ...made });
  }
  return (
    <DetailsForm
      form={form}
      label={say("myDetails.write")}
      submit="myDetails.text.send"
      phone={phone}
      outcome={
        receipt &&
        (receipt.answerTo === null
          ? say("myDetails.text.sentWithout")
          : say("myDetails.text.sent", { email: receipt.answerTo }))
      }
    >
      <SelectField
        id={fieldId("about")}
        name="about"
        label={say("myDetails.about")}
        options={commentSubjects.map((value) => ({ value, label: say(`myDetails.about.${value}`) }))}
        chosen={letter.about}
        onChoose={(about) => change({ about: about as CommentSubject })}
      />
      <TextArea
        id={fieldId("text")}
        name="text"
        label={say("myDetails.text")}
        hint={say("myDetails.text.hint")}
        value={letter.text}
        error={problem && (tooLong ?? say(problemKey(form.words, "text", problem)))}
        below={left >= 0 && left < nearlyFull && <p role="status">{say("myDetails.text.left", { left })}</p>}
        onChange={(text) => change({ text })}
        onBlur={() => afterPress(() => form.leftField("text", letter.text))}
      />
    </DetailsForm>
  );
}

/** The same letter has the same key, however often it is sent: a lost answer makes no second one. */
function useLetterKey() {
  const sent = useRef({ fingerprint: "", key: "" });
  return (letter: Letter): string => {
    const fingerprint = JSON.stringify(letter);
    if (sent.current.fingerprint !== fingerprint) sent.current = { fingerprint, key: crypto.randomUUID() };
    return sent.current.key;
  };
}
