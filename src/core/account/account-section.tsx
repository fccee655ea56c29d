import React, { useState } from "react";
import { styled } from "styled-components";
import { bankOfClearing, readAccount, type AccountField } from "@hjarta-lunga/contract/accounts.ts";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { accountFields, fetchedAccount, type AccountDraft } from "./account-draft.ts";
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
    token,
    returnTo,
    onIdentityExpired,
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

type AccountByHandProps = {
  form: FormState;
  account: AccountDraft;
  onChange: (changed: Partial<AccountDraft>) => void;
};

const longestWritten = 60;

function AccountByHand({ form, account, onChange }: AccountByHandProps) {
  const { say } = useTexts();
  // As they stood when they were left: a number that is half written looks wrong to any check.
  const [left, setLeft] = useState(account);
  const read = readAccount(account);
  const isLeft = left.clearing === account.clearing && left.number === account.number;
  const isDoubtful = (field: AccountField) => isLeft && read.verdict !== "stops" && read.doubtful.includes(field);
  const bank = read.verdict === "stops" ? bankOfClearing(account.clearing) : read.bank;

  return accountFields.map((field) => (
    <FormField
      key={field}
      form={form}
      name={field}
      hint={say(`account.${field}.hint`)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={longestWritten}
      short
      withRoom
      value={account[field]}
      onChange={(written) => onChange({ [field]: written })}
      onLeft={() => setLeft(account)}
    >
      <Status role="status">
        {field === "clearing" && bank !== undefined && <p className="bank">{bank}</p>}
        {isDoubtful(field) && <p className="doubt">{say(`account.${field}.doubtful`)}</p>}
      </Status>
    </FormField>
  ));
}

const Status = styled.div`
  p {
    max-width: none;
    margin-top: var(--s2);
    line-height: 1.4;
  }
  .bank {
    font-weight: var(--w-strong);
  }
  .doubt {
    padding: var(--s2) var(--s3);
    background: var(--sheet-quiet);
  }
`;
