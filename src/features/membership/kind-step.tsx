import React, { useId, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { ChoiceForm, useNextStep, type ChoiceStepProps } from "#src/core/order/steps/choice-form.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { ChoiceCards } from "#src/ui/choice-cards.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { loadMemberStep } from "./lazy-steps.ts";
import { kind, kindOf, type KindProblem, type MembershipDraft, type MembershipOffer } from "./membership.ts";

type Props = ChoiceStepProps<MembershipDraft, KindProblem> & {
  offer: MembershipOffer;
  receiver: Receiver;
  onChoose: (code: string) => void;
};

export function KindStep({ offer, draft, receiver, isFirstRender, problem, asked, onChoose, onAsk, onGoOn }: Props) {
  const { say } = useTexts();
  const { product, kinds } = offer;
  const chosen = kindOf(draft, kinds)?.code;
  const phone = displayPhone(receiver.phone);
  const errorId = useId();
  const choice = useRef<HTMLDivElement>(null);
  const next = useNextStep(loadMemberStep, onGoOn);

  useLayoutEffect(() => {
    if (asked === 0) return;
    const one = (which: string) => choice.current?.querySelector<HTMLElement>(which);
    (one(":checked") ?? one("[type=radio]"))?.focus();
  }, [asked]);

  // What was refused would be refused again: the page is older than what is offered now.
  const isOutdated = problem !== null && chosen !== undefined;
  const toMend = chosen === undefined ? "missing" : problem;
  const isNotLoaded = problem === null && next.hasFailed;
  useErrorTitle(problem !== null || isNotLoaded);
  const options = kinds.map(({ code, name, description, yearlyFee }) => ({
    value: code,
    label: name,
    price: say("membership.fee", { fee: formatAmount(yearlyFee) }),
    help: description,
  }));
  return (
    <ChoiceForm
      kind={kind}
      product={product}
      isFirstRender={isFirstRender}
      noScript={say("noScript.membership", { bankgiro: receiver.bankgiro, phone })}
      isUnderWay={next.isUnderWay}
      onSubmit={toMend === null ? next.fetchNext : () => onAsk(toMend)}
    >
      <Choice ref={choice}>
        <ChoiceCards
          legend={say("membership.kinds")}
          name={queryKeys.membership}
          options={options}
          chosen={chosen}
          errorId={problem === null ? undefined : errorId}
          error={
            problem !== null && (
              <>
                <FieldMessage id={errorId} role="alert" text={say(`membership.${problem}`, { phone })} />
                {isOutdated && (
                  <button className="plain" type="button" onClick={() => window.location.reload()}>
                    {say("form.reload")}
                  </button>
                )}
              </>
            )
          }
          isReady={!isFirstRender}
          onChoose={onChoose}
        />
        {isNotLoaded && <FieldMessage id={errorId} role="alert" text={say("form.notLoaded")} />}
        <p>{say("membership.noTax")}</p>
      </Choice>
    </ChoiceForm>
  );
}

const Choice = styled.div`
  margin-top: var(--s5);

  > p:last-child {
    margin-top: var(--s4);
    color: var(--text-soft);
    line-height: 1.4;
  }
`;
