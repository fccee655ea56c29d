import React, { useEffect, useId, useReducer, useRef } from "react";
import type { BankIdAction, BankIdDevice, BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import type { AuthenticateBankId, BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { isHandheld } from "#src/core/device.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { WarningSign } from "#src/ui/field-message.tsx";
import { QrCode } from "#src/ui/qr-code.tsx";
import { BankIdChoice } from "./bankid-choice.tsx";
import { BankIdEnded } from "./bankid-ended.tsx";
import { atFirst, nextState } from "./bankid-machine.ts";
import { createBankIdOrder, type BankIdOptions, type BankIdOrder } from "./bankid-order.ts";
import { BankIdPanel } from "./bankid-panel.tsx";
import {
  endHeading,
  endText,
  headMark,
  isError,
  statusText,
  useFocusOnView,
  viewOf,
  type BankIdView,
} from "./bankid-view.ts";
import { BankIdWaiting } from "./bankid-waiting.tsx";
import { PhonePicture } from "./phone-picture.tsx";
import { SignedText } from "./signed-text.tsx";

type BankIdStart = Pick<AuthenticateBankId, "device" | "language" | "returnTo">;

type Props = {
  /** What an order of this tab, or one that the app leads back with, must be for to be taken up here. */
  purpose: BankIdPurpose;
  action: BankIdAction;
  start: (how: BankIdStart) => Promise<BankIdAnswer>;
  /** What this step is shown with again in a tab that the phone has unloaded. It lies in the tab while the order waits. */
  pageToStore?: string;
  onComplete: (token: string) => void;
  onIdentityExpired?: () => void;
  /** Where the app is, when that was pressed before this was there. */
  pressed?: BankIdDevice | undefined;
  phone: Phone;
};

/**
 * Identification and signature by BankID, in a step below its heading. A page that the app may lead back to asks
 * `isLedBack()` in its first effect and shows that step: the order is taken up here. Leaving the step gives it up.
 */
export function BankId({ purpose, action, start, pageToStore, pressed, ...rest }: Props) {
  const { onComplete, onIdentityExpired, phone } = rest;
  const { say, language } = useTexts();
  const { state, begin, beginHere, cancel, openApp, goOnHere } = useBankId({
    purpose,
    action,
    // A computer's app lies above the page, and would lead back into a new tab.
    start: (device) => start({ device, language, returnTo: isHandheld() ? window.location.pathname : null }),
    pageToStore,
    onComplete,
    onIdentityExpired: () => onIdentityExpired?.(),
    pressed,
  });
  const { device, answer, end, isLost } = state;
  const view = viewOf(state);
  const status = statusText(state);
  const root = useFocusOnView(view);
  const headingId = useId();
  const isWrong = end !== null && isError(end);
  const hasPicture = !withoutPicture.includes(view);

  return (
    <BankIdPanel ref={root}>
      <div className={isWrong ? `${view} error` : view} data-device={device}>
        {view !== "choose" && (
          <div
            key={end}
            className="headline"
            role="group"
            aria-labelledby={headingId}
            tabIndex={-1}
            {...{ [headMark]: true }}
          >
            {isWrong && <WarningSign />}
            <h2 id={headingId}>{say(end === null ? `bankid.${view}.heading` : endHeading(end))}</h2>
            {end !== null && <p>{say(endText(end))}</p>}
          </div>
        )}
        <div className="telling">
          <p className="said" role="status">
            {status !== null && say(status)}
          </p>
          {view === "code" && <p>{say("bankid.code.scan")}</p>}
        </div>
        {view === "choose" && <BankIdChoice action={action} onBegin={begin} />}
        {hasPicture && (
          <QrCode
            className="picture"
            svg={isLost ? null : (answer?.qr ?? null)}
            alt={say("bankid.code.alt")}
            missing={<PhonePicture isStill={view === "done"} />}
          />
        )}
        {view !== "choose" && (
          <div className="do">
            {end === null ? (
              <BankIdWaiting
                view={view}
                device={device}
                startUrls={answer?.startUrls ?? null}
                onOpen={openApp}
                onBegin={begin}
                onHere={goOnHere}
                onCancel={cancel}
              />
            ) : (
              <BankIdEnded end={end} device={device} phone={phone} onBegin={begin} onHere={beginHere} />
            )}
          </div>
        )}
        {answer?.text != null && (
          <div className="more">
            <SignedText text={answer.text} />
          </div>
        )}
      </div>
    </BankIdPanel>
  );
}

const withoutPicture: readonly BankIdView[] = ["choose", "comeBack", "elsewhere", "ended"];

type Wanted = Omit<BankIdOptions, "pageToStore" | "send"> & {
  pageToStore: string | undefined;
  pressed: BankIdDevice | undefined;
};

function useBankId(wanted: Wanted) {
  // What a press has begun has its room from the first moment.
  const [state, send] = useReducer(nextState, wanted.pressed, (device) =>
    device === undefined ? atFirst : nextState(atFirst, { type: "pressed", device }),
  );
  const order = useRef<BankIdOrder>(null);
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });

  const { purpose, action } = wanted;
  useEffect(() => {
    const created = createBankIdOrder({
      purpose,
      action,
      send,
      start: (device) => latest.current.start(device),
      pageToStore: () => latest.current.pageToStore,
      onComplete: (token) => latest.current.onComplete(token),
      onIdentityExpired: () => latest.current.onIdentityExpired(),
    });
    order.current = created;
    created.takeUp();
    if (latest.current.pressed !== undefined) created.begin(latest.current.pressed);
    return () => created.leave();
  }, [purpose, action]);

  return {
    state,
    begin: (device: BankIdDevice) => order.current?.begin(device),
    beginHere: () => order.current?.drop(),
    cancel: () => order.current?.cancel(),
    openApp: () => order.current?.openApp(),
    goOnHere: () => order.current?.goOnHere(),
  };
}
