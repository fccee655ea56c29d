import React, { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import { orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { shownPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { unhydratedForm } from "#src/lib/submit-before-hydration.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { useSubmitBeforeHydration } from "#src/ui/use-submit-before-hydration.ts";
import { KindCards } from "./kind-cards.tsx";
import { loadMemberStep } from "./later-steps.ts";
import type { MembershipDraft } from "./membership-draft.ts";
import { kind, type KindProblem, type MembershipOffer } from "./membership-machine.ts";

type Props = {
  offer: MembershipOffer;
  draft: MembershipDraft;
  receiver: Receiver;
  /** The page has just been shown, its address is not read yet: its heading takes no focus. */
  isFirst: boolean;
  problem: KindProblem | null;
  /** Each time it grows, the visitor is led to the choice. */
  asked: number;
  onChoose: (code: string) => void;
  onGoOn: () => void;
};

/** Step 1: which membership. A plain form until script comes. */
export function KindStep({ offer, draft, receiver, isFirst, problem, asked, onChoose, onGoOn }: Props) {
  const { say } = useTexts();
  const { product, kinds } = offer;
  const phone = shownPhone(receiver.phone);
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [wasFirst] = useState(isFirst);
  const [loading, setLoading] = useState<"not begun" | "under way" | "failed">("not begun");
  useSubmitBeforeHydration(form, !isFirst);

  useLayoutEffect(() => {
    const radios = `[name="${queryKeys.membership}"]`;
    if (asked > 0) form.current?.querySelector<HTMLElement>(`${radios}:checked, ${radios}`)?.focus();
  }, [asked]);

  function goOn(event: SyntheticEvent) {
    event.preventDefault();
    if (loading === "under way") return;
    setLoading("under way");
    loadMemberStep().then(
      () => {
        setLoading("not begun");
        onGoOn();
      },
      () => setLoading("failed"),
    );
  }

  const notLoaded = loading === "failed" ? say("form.notLoaded") : null;
  const error = problem === null ? notLoaded : say(`membership.${problem}`, { phone });
  useErrorTitle(error !== null);
  return (
    <Form
      ref={form}
      action={orderKinds[kind].path}
      onSubmit={goOn}
      onFocus={() => trackForm(kind, "form_start")}
      noValidate
      {...unhydratedForm}
    >
      <ScreenHeading quiet={wasFirst}>{product.heading}</ScreenHeading>
      <p className="lead">{product.lead}</p>
      <noscript>
        <p>{say("noScript.membership", { bankgiro: receiver.bankgiro, phone })}</p>
      </noscript>
      {kinds.length === 0 ? (
        <p>{say("membership.noneOffered", { phone })}</p>
      ) : (
        <>
          <KindCards
            kinds={kinds}
            chosen={draft.membership}
            errorId={problem === null ? undefined : errorId}
            isReady={!isFirst}
            onChoose={onChoose}
          />
          {error !== null && <FieldMessage id={errorId} role="alert" text={error} />}
          <p className="no-tax">{say("membership.noTax")}</p>
          <div className="actions">
            <button
              className="btn btn--big"
              type="submit"
              name={queryKeys.goOn}
              value="1"
              aria-busy={loading === "under way" || undefined}
            >
              {say("order.goOn")}
            </button>
          </div>
        </>
      )}
    </Form>
  );
}

const Form = styled.form`
  margin-top: var(--s6);

  .lead {
    max-width: 31em;
    margin-top: var(--s4);
  }
  > fieldset,
  .actions,
  noscript p {
    margin-top: var(--s5);
  }
  .no-tax {
    margin-top: var(--s4);
    color: var(--text-soft);
    line-height: 1.4;
  }
  /* The steps that follow need script. */
  html:not([data-script]) & .actions {
    display: none;
  }
`;
