import React, { useState } from "react";
import type { CommentReceipt } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { usePress } from "#src/core/form/use-press.ts";
import { session } from "#src/core/my-data/session.ts";
import { useTexts } from "#src/core/texts.tsx";

/** One press lets the staff know: what is to be paid back is written for whoever asks. */
export function DrawBack({ mandate, words }: { mandate: string; words: string }) {
  const { say } = useTexts();
  const [receipt, setReceipt] = useState<CommentReceipt | null>(null);
  const { trouble, isSending, press } = usePress<CommentReceipt>(setReceipt, () => false);

  function ask() {
    void press(words, (idempotencyKey) =>
      session.comment({ idempotencyKey, about: "drawBack", regards: mandate, text: words }),
    );
  }
  if (receipt !== null)
    return (
      <p role="status">
        {receipt.answerTo === null
          ? say("myPages.drawBack.heard", { number: receipt.number })
          : say("myPages.drawBack.heardBy", { number: receipt.number, email: receipt.answerTo })}
      </p>
    );
  return (
    <>
      <p>
        {say("myPages.drawBack.question")}{" "}
        <button className="plain" type="button" aria-busy={isSending || undefined} onClick={ask}>
          {say("myPages.drawBack.ask")}
        </button>
      </p>
      <p role="alert">{trouble !== null && say("myPages.drawBack.failed")}</p>
    </>
  );
}
