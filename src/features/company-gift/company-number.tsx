import React, { useRef } from "react";
import { styled } from "styled-components";
import { toOrganisationNumber } from "@hjarta-lunga/contract/swedish-numbers.ts";
import type { RegisteredCompany } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import { registeredIn, type CompanyDraft, type Registered } from "./company-gift.ts";
import { useRegisteredCompany } from "./use-registered-company.ts";

type Props = {
  form: FormState;
  draft: CompanyDraft;
  onNumber: (written: string) => void;
  onFound: (number: string, company: RegisteredCompany) => void;
  onByHand: () => void;
  onTakeBack: () => void;
};

export function CompanyNumber({ form, draft, onNumber, onFound, onByHand, onTakeBack }: Props) {
  const { say } = useTexts();
  const number = toOrganisationNumber(draft.company.organisationNumber);
  const lookup = useRegisteredCompany({ number, known: draft.register.number, onFound });
  const registered = registeredIn(draft);
  const answer = useRef<HTMLDivElement>(null);

  // The button that was pressed goes away: focus stays where its answer stands.
  function press(work: () => void) {
    answer.current?.focus();
    work();
  }
  const isByHand = number !== undefined && draft.isByHand && draft.register.number === number;
  return (
    <Room>
      <Row>
        <FormField
          form={form}
          name="organisationNumber"
          value={draft.company.organisationNumber}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          onChange={onNumber}
        />
        <div className="answer" ref={answer} role="status" tabIndex={-1}>
          {registered !== null && (
            <>
              <NameAndAddress company={registered} />
              <button
                className="plain"
                type="button"
                aria-label={say("company.found.changeLabel")}
                onClick={() => press(onByHand)}
              >
                {say("company.found.change")}
              </button>
            </>
          )}
          {isByHand && (
            <>
              <p>{say("company.found.byHand")}</p>
              <button className="plain" type="button" onClick={() => press(onTakeBack)}>
                {say("company.found.takeBack")}
              </button>
            </>
          )}
          {registered === null && !isByHand && (
            <p>{say(`company.found.${number === undefined ? "hint" : (lookup ?? "hint")}`)}</p>
          )}
        </div>
      </Row>
    </Room>
  );
}

const groupedCode = (postalCode: string) => postalCode.replace(/^(\d{3})(\d{2})$/, "$1\u00a0$2");

function NameAndAddress({ company: { name, street, postalCode, town } }: { company: Registered }) {
  return (
    <p>
      <b>{name}</b>
      {town !== "" && (
        <>
          {street}, {groupedCode(postalCode)} {town}
        </>
      )}
    </p>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

/* The answer has its room from the beginning: nothing moves when it comes. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  .answer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    justify-content: space-between;
    gap: 0 var(--s4);
    min-height: 7.75rem;
    margin-top: var(--s2);
    padding: 0.7rem 1rem;
    background: var(--sheet-quiet);
    line-height: 1.35;
  }
  .answer:focus {
    outline: none;
    box-shadow: none;
  }
  .answer p {
    flex: 1 1 8em;
    max-width: none;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .answer b {
    display: block;
    font: 700 1.1875rem/1.25 var(--font-head);
    letter-spacing: -0.01em;
  }
  ${from("S")} {
    .answer {
      min-height: 4.75rem;
    }
  }
  /* Below the field, it goes down for what is wrong, however long that is. */
  @container not (min-width: 36rem) {
    .field-room {
      margin-bottom: 0;
    }
  }
  @container (min-width: 36rem) {
    grid-template-columns: 13rem minmax(0, 1fr);
    column-gap: var(--s3);
    /* The answer beside the field, what is wrong with the number below both. */
    > div:first-child {
      display: contents;
    }
    label,
    > div > div {
      grid-column: 1 / -1;
    }
    input {
      grid-area: 2 / 1;
      align-self: start;
      min-height: 4.75rem;
    }
    .answer {
      grid-area: 2 / 2;
    }
  }
  @media (forced-colors: active) {
    .answer {
      border: 1px solid CanvasText;
    }
  }
`;
