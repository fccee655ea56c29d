import type { Plan } from "../../texts-table/changes.ts";

type Failure = { message?: string; errors?: { message?: string }[] };
const unknown = "Det gick inte just nu. Försök igen om en stund.";

async function send<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`/content-api/translations/table${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "same-origin",
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (response === undefined) throw new Error("Webbläsaren når inte redaktörernas tjänst. Försök igen om en stund.");
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok || (typeof answer === "object" && answer !== null && "meanwhile" in answer)) return answer as Answer;
  if (response.status === 401) throw new Error("Du är inte inloggad längre. Logga in igen.");
  const { message, errors } = answer as Failure;
  throw new Error(errors?.[0]?.message ?? message ?? unknown);
}

export const askForPlan = (table: string) => send<Plan>("/plan", { table });

export const carryOut = (table: string, stamp: string, overwrite: readonly string[]) =>
  send<{ changed: number } | { meanwhile: Plan }>("", { table, stamp, overwrite });
