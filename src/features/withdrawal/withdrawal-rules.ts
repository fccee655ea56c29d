import { withdrawal } from "@hjarta-lunga/contract/schemas/withdrawals.ts";
import { problemsIn } from "#src/core/form/form-problems.ts";
import type { Draft } from "./draft.ts";

/* Fetched when somebody begins to write: the contract's rules and the client of the API are no part of the first script. */

export { problemsFromApi } from "#src/core/form/form-problems.ts";
export { withdraw } from "#src/calls/withdrawals.ts";

const form = withdrawal.omit({ idempotencyKey: true, language: true });

const asked = ({ orderNumber, email, name, scope, part }: Draft) => ({
  ...{ orderNumber, email },
  ...(name.trim() !== "" && { name }),
  ...(scope === "part" && { part }),
});

export const problemsOf = (draft: Draft) => problemsIn(form, asked(draft));
export const parse = (draft: Draft) => form.safeParse(asked(draft)).data ?? null;
