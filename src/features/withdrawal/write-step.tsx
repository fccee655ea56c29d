import React, { useRef, useState, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { CalmScreen } from "#src/core/my-data/calm-screen.tsx";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { useWordsBeforeHydration } from "#src/core/form/use-words-before-hydration.ts";
import { displayPhone, PhoneLine } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { unhydratedForm } from "#src/lib/submit-before-hydration.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { useSubmitBeforeHydration } from "#src/ui/use-submit-before-hydration.ts";
import { AboutWithdrawal } from "./about-withdrawal.tsx";
import type { Asked, Draft } from "./draft.ts";
import { orderWords as words, OrderFields } from "./order-fields.tsx";
import { ParcelPicture } from "./parcel-picture.tsx";
import type { Organisation } from "./withdrawal-page.tsx";

const swedish = { path: routes.withdraw.href(), language: "sv" };
const english = { path: routes.withdrawEnglish.href(), language: "en" };

const loadRules = () => import("./withdrawal-rules.ts");

type Props = {
  draft: Draft;
  write: (made: Partial<Draft>) => void;
  isMounted: boolean;
  organisation: Organisation;
  isFirst: boolean;
  refused: FormProblems;
  onMended: () => void;
  onGoOn: (asked: Asked) => void;
};

export function WriteStep({ draft, write, isMounted, organisation, isFirst, refused, onMended, onGoOn }: Props) {
  const { say, language } = useTexts();
  const { phone, email } = organisation;
  const [own, other] = language === "sv" ? [swedish, english] : [english, swedish];
  const [asked, setAsked] = useState(Object.keys(refused).length);
  const [hasFailed, setFailed] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useSubmitBeforeHydration(element, isMounted);
  const fields = ["orderNumber", "email", "name", ...(draft.scope === "part" ? ["part"] : [])];
  const form = useLazyValidation({
    ...{ fields, words, load: loadRules, refused, asked },
    judge: (rules) => rules.problemsOf(draft),
  });
  const box = useWordsBeforeHydration<Pick<Draft, "orderNumber" | "email" | "name">>(
    { orderNumber: "orderNumber", email: "email", name: "name" },
    draft,
    isMounted,
    write,
  );

  function change(made: Partial<Draft>) {
    onMended();
    write(made);
  }
  async function goOn(): Promise<void> {
    setFailed(false);
    const { parse } = await loadRules();
    const read = parse(draft);
    if (read === null) setAsked((before) => before + 1);
    else onGoOn(read);
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void goOn().catch(() => setFailed(true));
  }
  return (
    <CalmScreen heading={say("withdrawal.title")} lead={() => say("withdrawal.lead")} phone={phone} isFirst={isFirst}>
      <ParcelPicture beforeForm />
      <p>
        <SmartLink href={other.path} lang={other.language} hrefLang={other.language}>
          {say("withdrawal.otherLanguage")}
        </SmartLink>
      </p>
      <Columns>
        <Form ref={element} action={own.path} onSubmit={submit} noValidate {...unhydratedForm}>
          <noscript>
            <p>{say("withdrawal.noScript", { phone: displayPhone(phone), email })}</p>
          </noscript>
          <FormErrors form={form} />
          <div ref={box} className="fields">
            <OrderFields form={form} draft={draft} onChange={change} />
          </div>
          {hasFailed && <FieldMessage id="withdrawal-not-loaded" role="alert" text={say("form.notLoaded")} />}
          <div className="actions">
            <button className="btn btn--big" type="submit">
              {say("withdrawal.goOn")}
            </button>
          </div>
          <PhoneLine phone={phone} text="withdrawal.noNumber" fillIns={{ email }} />
        </Form>
        <AboutWithdrawal phone={phone} />
      </Columns>
    </CalmScreen>
  );
}

const Columns = styled.div`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6) clamp(3rem, 7vw, 7.5rem);
    max-width: none;
    margin-top: var(--s6);
  }
  ${from("L")} {
    && {
      grid-template-columns: minmax(0, 34rem) minmax(0, 30rem);
    }
    && > section {
      margin-top: 0;
    }
  }
`;

const Form = styled.form`
  > * + .fields,
  .fields > * + *,
  .actions,
  .actions + p {
    margin-top: var(--s5);
  }
  /* What is wrong with a field takes part of the space below it. */
  .fields > :has(.field-room) + *,
  .fields:has(> :last-child .field-room) + .actions {
    margin-top: var(--s6);
  }
  noscript p {
    margin-bottom: var(--s5);
  }
  /* The second step needs script: without it, the ways above are the ones that lead there. */
  html:not([data-script]) & .actions {
    display: none;
  }
`;
