import React from "react";
import { styled } from "styled-components";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { AccountByHand } from "./account-by-hand.tsx";
import { fetchedAccount, type AccountDraft } from "./account-draft.ts";
import { FetchAccount } from "./fetch-account.tsx";
import { useBankLookup } from "./use-bank-lookup.ts";

type Props = {
  /** With `accountWords` among its words and `accountFields` among its fields; `writtenAccount` is their schema. */
  form: FormState;
  /** Kept by the journey, so that it is there again when the bank has led back. */
  account: AccountDraft;
  /** Of the visitor's BankID identification for a mandate. */
  token: string;
  /** The path of the page that this stands on. */
  returnTo: string;
  onChange: (account: AccountDraft) => void;
  /** The identification is too old to fetch an account with: the visitor identifies again. */
  onIdentityExpired: () => void;
};

/** Which account the money is drawn from: fetched from its bank, or written. The page's texts need `account`. */
export function AccountSection({ form, account, token, returnTo, onChange, onIdentityExpired }: Props) {
  const { say } = useTexts();
  const lookup = useBankLookup({
    ...{ token, returnTo, onIdentityExpired },
    onAccount: (found) => onChange(fetchedAccount(found)),
  });

  function write(changed: Partial<AccountDraft>) {
    lookup.giveUp();
    onChange({ ...account, ...changed });
  }
  return (
    <>
      <FetchAccount lookup={lookup} />
      <ByHand>
        <legend>{say("account.byHand")}</legend>
        <AccountByHand form={form} account={account} onChange={write} />
      </ByHand>
    </>
  );
}

const ByHand = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: var(--w-strong);
  }
  > * + * {
    margin-top: var(--s4);
  }
  /* The room below a field reaches into the distance to the next. */
  > div + div {
    margin-top: var(--s6);
  }
  > :last-child .field-room {
    margin-bottom: 0;
  }
`;
