import React from "react";
import { styled } from "styled-components";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { AccountByHand } from "./account-by-hand.tsx";
import { fetchedAccount, type AccountDraft } from "./account-draft.ts";
import { FetchAccount } from "./fetch-account.tsx";
import { useBankLookup } from "./use-bank-lookup.ts";

type Props = {
  form: FormState;
  account: AccountDraft;
  token: string;
  returnTo: string;
  onChange: (account: AccountDraft) => void;
  onIdentityExpired: () => void;
};

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
