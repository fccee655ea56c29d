import React, { useId, useState, type ReactNode } from "react";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { CorrectSheet } from "./correct-sheet.tsx";
import { kind } from "./memorial-machine.ts";
import { fromSheet, toPreview } from "./memorial-shape.ts";
import { SheetDownloads } from "./sheet-downloads.tsx";
import { SheetLayout } from "./sheet-layout.tsx";
import { SheetPreview } from "./sheet-preview.tsx";
import { correctionText, stateTexts } from "./state-texts.ts";
import { useSheet } from "./use-sheet.ts";

type Props = { order: string; receiver: Receiver };

/** The sheet of an order: what it looks like, how far it has come, and what can be done with it. */
export function SheetOrder({ order, receiver }: Props) {
  const { say } = useTexts();
  const { answer, problem, take, lookAgain } = useSheet(order);
  const [correction, setCorrection] = useState<"none" | "written" | "saved">("none");
  const { phone } = receiver;
  const call = <PhoneText phone={phone} text={(shown) => say("memorial.call", { phone: shown })} />;

  if (answer === null && problem === "notFound")
    return (
      <Said heading={say("memorial.page.notFound")}>
        <p className="lead">
          <PhoneText phone={phone} text={(shown) => say("memorial.page.notFoundText", { phone: shown })} />
        </p>
        <SmartLink className="btn" href={routes.memorialGift.href()}>
          {say("memorial.order.notFound.again")}
        </SmartLink>
      </Said>
    );
  if (answer === null && problem === "away")
    return (
      <Said heading={say("memorial.page.away")}>
        <p className="lead">{call}</p>
        <button className="btn" type="button" onClick={lookAgain}>
          {say("memorial.page.again")}
        </button>
      </Said>
    );
  if (answer === null) return <Said heading={say("memorial.page.asking")} />;
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
  return (
    <Known
      key={correction}
      answer={answer}
      receiver={receiver}
      isCorrected={correction === "saved"}
      onCorrect={() => setCorrection("written")}
    />
  );
}

function Said({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <SheetLayout>
      <div className="words">
        <ScreenHeading quiet>{heading}</ScreenHeading>
        {children}
      </div>
    </SheetLayout>
  );
}

type KnownProps = { answer: MemorialSheetAnswer; receiver: Receiver; isCorrected: boolean; onCorrect: () => void };

function Known({ answer, receiver, isCorrected, onCorrect }: KnownProps) {
  const { say } = useTexts();
  const previewId = useId();
  const { orderReference, delivery, state, canCorrect } = answer;
  const { heading, text } = stateTexts(answer);
  const isPaid = state !== "unpaid";
  return (
    <SheetLayout>
      <div className="words">
        <ScreenHeading quiet={!isCorrected}>{say(heading)}</ScreenHeading>
        <p className="lead" role="status">
          {isCorrected && `${say("memorial.correct.saved")} `}
          {say(text, { day: delivery.day ?? "" })}
        </p>
        {isPaid ? (
          <>
            <SheetDownloads order={orderReference} phone={receiver.phone} />
            <button className="plain" type="button" onClick={() => window.print()}>
              {say("memorial.page.print")}
            </button>
          </>
        ) : (
          <SmartLink className="btn" href={orderHref(kind, orderReference)}>
            {say("memorial.page.pay")}
          </SmartLink>
        )}
        {isPaid && canCorrect && (
          <section className="correct">
            <h2>{say("memorial.correct.wrong")}</h2>
            <p>{say(correctionText(answer))}</p>
            <button className="btn btn--line" type="button" onClick={onCorrect}>
              {say("memorial.correct.open")}
            </button>
          </section>
        )}
        {isPaid && !canCorrect && (
          <p>
            <PhoneText phone={receiver.phone} text={(shown) => say("memorial.correct.already", { phone: shown })} />
          </p>
        )}
        <p className="call">
          <PhoneText phone={receiver.phone} text={(shown) => say("memorial.call", { phone: shown })} />
        </p>
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say("memorial.page.sheet")}</h2>
        <SheetPreview sheet={toPreview(fromSheet(answer.sheet))} />
      </aside>
    </SheetLayout>
  );
}
