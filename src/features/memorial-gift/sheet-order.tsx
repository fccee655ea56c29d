import React, { useState } from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fetchSheet } from "#src/calls/memorial-gifts.ts";
import { KnownDocument } from "#src/core/document-order/known-document.tsx";
import { NotKnown } from "#src/core/document-order/not-known.tsx";
import { useDocument } from "#src/core/document-order/use-document.ts";
import { hasKeptWords } from "#src/core/form/use-kept-words.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CorrectSheet } from "./correct-sheet.tsx";
import { kind } from "./memorial-gift.ts";
import { fromSheet, toPreview } from "./memorial-shape.ts";
import { SheetDownloads } from "./sheet-downloads.tsx";
import { SheetPreview } from "./sheet-preview.tsx";
import { correctionText, stateTexts } from "./state-texts.ts";

type Props = { order: string; receiver: Receiver };

/** The sheet of an order: what it looks like, how far it has come, and what can be done with it. */
export function SheetOrder({ order, receiver }: Props) {
  const { say } = useTexts();
  const { answer, take, ...found } = useDocument(fetchSheet, order);
  const [correction, setCorrection] = useState<"none" | "written" | "saved">(() =>
    hasKeptWords(order) ? "written" : "none",
  );
  const { phone } = receiver;

  if (answer === null)
    return <NotKnown namespace="memorial" {...found} receiver={receiver} start={routes.memorialGift.href()} />;
  if (correction === "written")
    return (
      <CorrectSheet
        answer={answer}
        phone={phone}
        onFound={take}
        onDone={(taken) => {
          if (taken !== null) take(taken);
          setCorrection(taken === null ? "none" : "saved");
        }}
      />
    );
  const { heading, text } = stateTexts(answer);
  return (
    <KnownDocument
      key={correction}
      kind={kind}
      namespace="memorial"
      answer={answer}
      said={{ heading, text: say(text, { day: answer.delivery.day ?? "" }) }}
      correction={correctionText(answer)}
      receiver={receiver}
      downloads={<SheetDownloads order={answer.orderReference} phone={phone} />}
      name={say("memorial.page.sheet")}
      preview={<SheetPreview sheet={toPreview(fromSheet(answer.sheet))} />}
      isCorrected={correction === "saved"}
      isNews={found.isNews}
      onCorrect={() => setCorrection("written")}
    />
  );
}
