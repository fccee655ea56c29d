import { randomUUID } from "node:crypto";
import { correctSheetCall, memorialGiftCall, memorialSheetCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { sql } from "drizzle-orm";
import { funeralParlors } from "../../../../../services/api/src/platform/database/tables/lookups.ts";
import type { TestApi } from "../../test-api.ts";

type Json = Record<string, unknown>;

export const sheet = (given: Json = {}) => ({
  design: "BIRD",
  remembered: { name: "Karin Lindqvist", bornYear: 1941, diedYear: 2026 },
  greeting: "Tack för allt du var.\nVi minns dig med kärlek.",
  givers: ["Birgitta Åkerström", "Eva Ek"],
  ...given,
});

/** To whoever gives, unless a test says otherwise. */
export const memorial = (given: Json = {}) => ({
  idempotencyKey: randomUUID(),
  amount: 300,
  donor: { kind: "person", firstName: "Birgitta", lastName: "Åkerström", email: "birgitta@exempel.se" },
  sheet: sheet(),
  funeral: {},
  delivery: { to: "donor" },
  language: "sv",
  ...given,
});

export const byPost = {
  to: "post",
  recipient: "Familjen Lindqvist",
  ...{ street: "Björkvägen 4", postalCode: "114 55", town: "Stockholm" },
};

export const addMemorial = (api: TestApi, payload: Json) =>
  api.app.inject({ method: memorialGiftCall.method, url: memorialGiftCall.path, payload });
const revisionOf = async ({ app }: TestApi, orderReference: string) => {
  const url = memorialSheetCall.path.replace(":orderReference", orderReference);
  return (await app.inject({ method: "GET", url })).json<{ revision?: string }>().revision ?? "0".repeat(22);
};
/** Made from what stands now, unless a test says otherwise. */
export const correct = async (api: TestApi, orderReference: string, words: Json, madeFrom?: string) => {
  const revision = madeFrom ?? (await revisionOf(api, orderReference));
  return api.app.inject({
    ...{ method: "POST", url: correctSheetCall.path },
    payload: { orderReference, revision, sheet: words },
  });
};

/** So many days from today, by Sweden's calendar. */
export const dayIn = async ({ db }: TestApi, days: number) => {
  const { rows } = await db.execute(
    sql`select ((now() at time zone 'Europe/Stockholm')::date + ${days}::int)::text as day`,
  );
  return String(rows[0]?.day);
};

let position = 0;
/** A parlour of the register. */
export const addParlor = async ({ db }: TestApi, given: Partial<typeof funeralParlors.$inferInsert> = {}) => {
  position += 1;
  const parlor = {
    id: randomUUID(),
    name: "Ekens begravningsbyrå",
    town: "Umeå",
    email: `byra-${position}@exempel.se`,
    ...{ position, words: ["ekens"], spelled: "ekens" },
    ...given,
  };
  await db.insert(funeralParlors).values(parlor);
  return parlor;
};

/** In so many working days, by Sweden's calendar. */
export const workingDayIn = async (api: TestApi, count: number) => workingDayAfter(await dayIn(api, 0), count);

/** The body of a gift whose sheet goes to a parlour, in time unless a day is given. */
export const forParlor = async (api: TestApi, parlorId: string, day?: string, given: Json = {}) =>
  memorial({
    funeral: { parlorId, day: day ?? (await workingDayIn(api, 3)), place: "Sankt Olofs kapell" },
    delivery: { to: "parlor", handTo: "Anna Lindqvist" },
    ...given,
  });
