import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React, { useState } from "react";
import { vi } from "vitest";
import { writtenAccount } from "@hjarta-lunga/contract/schemas/accounts.ts";
import { accountWords, emptyAccount } from "#src/core/account/account-draft.ts";
import { AccountSection } from "#src/core/account/account-section.tsx";
import { problemsIn } from "#src/core/form/form-problems.ts";
import { useFieldProblems } from "#src/core/form/form-errors.tsx";
import { TextsProvider } from "#src/core/texts.tsx";
import { account as words } from "@hjarta-lunga/contract/seed/texts/account.ts";

const swedish = Object.fromEntries(Object.entries(words).map(([key, { sv }]) => [key, sv]));
/** As editors have it from the start. */
export const said = (name: string, fillIns: Record<string, string> = {}): string =>
  (swedish[`account.${name}`] ?? name).replaceAll(/\{(\w+)\}/g, (_whole, key: string) => fillIns[key] ?? "");

export const token = "t".repeat(43);
export const identityExpired = vi.fn();

function Form() {
  const [account, setAccount] = useState(emptyAccount);
  const form = useFieldProblems(problemsIn(writtenAccount, account), {});
  return (
    <TextsProvider language="sv" texts={swedish}>
      <AccountSection
        form={{ ...form, words: accountWords }}
        account={account}
        token={token}
        returnTo="/autogiro/"
        onChange={setAccount}
        onIdentityExpired={identityExpired}
      />
    </TextsProvider>
  );
}

/** Somebody at the step of the account. */
export function arrive() {
  const page = render(<Form />);
  const user = userEvent.setup();
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
  const clearing = () => field(/^Clearingnummer/);
  const number = () => field(/^Kontonummer/);
  return {
    ...{ user, clearing, number, leave: () => page.unmount() },
    write: async (written: string, at: HTMLInputElement) => {
      await user.clear(at);
      if (written !== "") await user.type(at, written);
    },
    values: () => [clearing().value, number().value],
    press: (name: string) => user.click(screen.getByRole("button", { name: said(name) })),
    isShown: (text: string) => screen.queryByText(text) !== null,
  };
}
