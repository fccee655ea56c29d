import { mailLinkRequest } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { problemsIn } from "#src/core/form/form-problems.ts";

/* Fetched when somebody begins to write: the contract's rules and the client of the API are no part of the first script. */

export { minutesInWords } from "@hjarta-lunga/contract/seed/kept-in-words.ts";
export { askForMailLink, openMailLink } from "#src/calls/my-data.ts";

const form = mailLinkRequest.pick({ email: true });
export const problemsOf = (written: { email: string }) => problemsIn(form, written);
export const parse = (written: { email: string }) => form.safeParse(written).data ?? null;
