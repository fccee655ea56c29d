import React, { useEffect, useRef } from "react";
import type { BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { isHandheld } from "#src/core/device.ts";
import { useTexts } from "#src/core/texts.tsx";
import { otherDevice } from "./bankid-choice.tsx";
import { headMark, type BankIdView } from "./bankid-view.ts";

type StartUrls = BankIdAnswer["startUrls"];
type Props = {
  view: BankIdView;
  device: BankIdDevice;
  startUrls: StartUrls;
  onOpen: () => void;
  onBegin: (device: BankIdDevice) => void;
  onHere: () => void;
  onCancel: () => void;
};

export function BankIdWaiting({ view, device, startUrls, onOpen, onBegin, onHere, onCancel }: Props) {
  const { say } = useTexts();
  const other = otherDevice[device];
  if (view === "done") return null;
  if (view === "elsewhere")
    return (
      <button type="button" className="plain" onClick={onHere}>
        {say("bankid.elsewhere.here")}
      </button>
    );
  return (
    <>
      {view === "app" && startUrls !== null && <AppLink startUrls={startUrls} onOpen={onOpen} />}
      {view === "comeBack" && (
        <button type="button" className="btn" onClick={() => onBegin(device)}>
          {say("bankid.again")}
        </button>
      )}
      <div className="ways">
        <button
          type="button"
          // Its room is kept: what is below stays where it is when there is something to choose another way than.
          className={view === "contacting" ? "plain not-yet" : "plain"}
          onClick={() => onBegin(other)}
        >
          {say(`bankid.open.${other}`)}
        </button>
        <button type="button" className="plain" onClick={onCancel}>
          {say("bankid.cancel")}
        </button>
      </div>
    </>
  );
}

/** A real link, opened by the visitor's own touch: phones refuse to leave for an app on anything less. */
function AppLink({ startUrls, onOpen }: { startUrls: NonNullable<StartUrls>; onOpen: () => void }) {
  const { say } = useTexts();
  const link = useRef<HTMLAnchorElement>(null);
  // Who has come here by the keys opens it with the next one, unless they have gone on to something else.
  useEffect(() => {
    if (document.activeElement?.hasAttribute(headMark)) link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <a
      ref={link}
      className="btn btn--big"
      href={isHandheld() ? startUrls.phone : startUrls.computer}
      referrerPolicy="origin"
      onClick={onOpen}
    >
      {say("bankid.app.open")}
    </a>
  );
}
